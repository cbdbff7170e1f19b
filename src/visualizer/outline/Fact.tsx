import type { PropsWithChildren } from 'react';

/** One fact of a description list, by its name. */
export function Fact({ name, children }: PropsWithChildren<{ readonly name: string }>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A fact that is several texts; nothing when there are none. */
export function TextFact({ name, texts }: { readonly name: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Fact name={name}>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Fact>
  );
}
