/**
 * What another script has added to all objects before this one ran is hidden from loops over the names of an object: a
 * library takes each name that comes up in such a loop for one of its own. It can be read as before.
 */
for (const name of Object.keys(Object.prototype)) Reflect.defineProperty(Object.prototype, name, { enumerable: false });

export {};
