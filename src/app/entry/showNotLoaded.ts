/** Shows the note that index.html holds for a program that cannot start, in place of the promise that it is loading. */
export function showNotLoaded(): void {
  document.querySelector('#root .boot')?.parentElement?.replaceChildren();
  document.getElementById('not-loaded')?.removeAttribute('hidden');
}
