/** Three dots that pulse in turn while a reply is awaited. Decorative: say it in words too. */
export function TypingDots() {
  return (
    <span aria-hidden="true" className="inline-flex gap-1.5 py-2">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="size-2 animate-dots rounded-full bg-current forced-colors:bg-[CanvasText]"
          style={{ animationDelay: `${dot * 220}ms` }}
        />
      ))}
    </span>
  );
}
