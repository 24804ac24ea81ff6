const id = 'openings';

/** Only prerendering makes them; the browser has them already. */
const Beginnings = import.meta.env.SSR ? (await import('./beginnings.tsx')).Beginnings : null;

/**
 * The page that any path starts from shows the beginning of the screen that somebody arrives at before any module has
 * come: those in `beginnings.tsx`, one of which `fill-opening.ts` fills with words and shows. Once there is a script,
 * they are what the page has.
 */
export function Openings() {
  if (!Beginnings) {
    const written = document.getElementById(id)?.innerHTML ?? '';
    return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />;
  }
  return (
    <div id={id}>
      <Beginnings />
      <script data-fill-opening />
    </div>
  );
}
