const groupLength = 4;

/** A long code in groups, so that it can be read aloud and copied by hand; always from left to right. */
export function GroupedCode({ code, label }: { code: string; label: string }) {
  const groups = code.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? [];
  return (
    <p
      dir="ltr"
      aria-label={label}
      role="group"
      className="flex flex-wrap justify-center gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3 text-center font-mono text-lg tracking-wider select-all"
    >
      {groups.map((group, index) => (
        // eslint-disable-next-line react/no-array-index-key -- groups stay where they are
        <span key={index}>{group}</span>
      ))}
    </p>
  );
}
