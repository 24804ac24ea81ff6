import { lazy, Suspense } from 'react';
import { nextPaint } from '#lib/next-paint.ts';

const PersonMenu = lazy(async () => {
  await nextPaint();
  return { default: (await import('./person-menu.tsx')).PersonMenu };
});

/** The person's menu, which the first screen does not wait for: menus and dialogs weigh as much as the screen itself. */
export function AccountMenu() {
  return (
    <Suspense fallback={<span className="size-11" />}>
      <PersonMenu />
    </Suspense>
  );
}
