const id = 'skeletons';

/** Only prerendering makes them; the browser has them already. */
const SkeletonScreens = import.meta.env.SSR ? (await import('./skeleton-screens.tsx')).SkeletonScreens : null;

/**
 * The page that any path starts from shows the beginning of the screen that somebody arrives at before any module has
 * come: those in `skeleton-screens.tsx`, one of which `fill-skeleton.ts` fills with words and shows. Once there is a script,
 * they are what the page has.
 */
export function Skeletons() {
  if (!SkeletonScreens) {
    const written = document.getElementById(id)?.innerHTML ?? '';
    return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />;
  }
  return (
    <div id={id}>
      <SkeletonScreens />
      <script data-fill-skeleton />
    </div>
  );
}
