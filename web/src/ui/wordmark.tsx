/** A name with the sign of a breath in front of it: a light, and air that moves around it. */
export function Wordmark({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 font-display text-2xl font-medium ${className}`}>
      <svg viewBox="0 0 32 32" className="size-8" fill="none" aria-hidden="true">
        <circle cx="16" cy="16" r="5" className="fill-[light-dark(oklch(0.74_0.125_72),oklch(0.83_0.085_82))]" />
        <path d="M16 5a11 11 0 0 1 11 11" className="stroke-current" strokeWidth="2.25" strokeLinecap="round" />
        <path d="M16 27A11 11 0 0 1 5 16" className="stroke-current" strokeWidth="2.25" strokeLinecap="round" />
      </svg>
      {name}
    </span>
  );
}
