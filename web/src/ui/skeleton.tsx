/** The shape of what is about to appear. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-breathe rounded-md bg-sunken ${className}`} />;
}
