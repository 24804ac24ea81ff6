import type { DayPart } from '../../home/day-part.ts';

/** What the openings say in one language: key with namespace → words that are safe as HTML. */
export interface SkeletonWords {
  direction: 'ltr' | 'rtl';
  words: Record<string, string>;
}

/**
 * Puts the words into the beginning of the screen that somebody arrives at, and shows it. It is sent as text and runs
 * while the page is being read, so it refers to nothing but its arguments and the browser.
 */
export function fillSkeleton(languages: Record<string, SkeletonWords>, dayPartOf: (hour: number) => DayPart): void {
  const root = document.documentElement;
  const language = root.dataset.entryLanguage ?? root.lang;
  const skeleton = chooseSkeleton();
  const place = skeleton && document.querySelector<HTMLElement>(`[data-skeleton-of="${skeleton.name}"]`);
  const spoken = languages[language];
  if (!place || !spoken) return;
  place.lang = language;
  place.dir = spoken.direction;
  place.innerHTML = place.innerHTML.replace(/\b[a-z]+:[\w.]+/g, (key) => {
    const words = spoken.words[key.replace('PART', dayPartOf(new Date().getHours()))];
    return words === undefined ? key : words.replace('{{name}}', () => escapeText(skeleton.person));
  });
  root.dataset.skeleton = skeleton.name;

  function chooseSkeleton(): { name: string; person: string } | undefined {
    if ('detecting' in root.dataset) return undefined;
    const name =
      location.pathname === '/app' ? 'home' : /^\/session\/[^/]+$/.test(location.pathname) ? 'session' : null;
    if (name !== null) {
      const person = readFirstName();
      return person === undefined ? undefined : { name, person };
    }
    if (location.pathname !== '/login' || 'account' in root.dataset) return undefined;
    return { name: /[?&]mode=sign-up(?:&|$)/.test(location.search) ? 'signUp' : 'signIn', person: '' };
  }

  /** Of somebody whose session this device keeps and who needs no new one; see `stored-session.ts`. */
  function readFirstName(): string | undefined {
    try {
      const key = Object.keys(localStorage).find((each) => /^sb-.+-auth-token$/.test(each));
      const session = JSON.parse(localStorage.getItem(key ?? '') ?? 'null');
      const isGood = session.expires_at * 1000 - 90_000 > Date.now();
      if (location.search !== '' || location.hash !== '' || !isGood) return undefined;
      const { full_name: fullName, name } = session.user.user_metadata;
      const known = [fullName, name, session.user.email?.split('@')[0]].find(
        (each) => typeof each === 'string' && each.trim() !== '',
      );
      return known?.trim().split(/\s/)[0];
    } catch {
      return undefined;
    }
  }

  function escapeText(text: string): string {
    const element = document.createElement('span');
    element.textContent = text;
    return element.innerHTML;
  }
}
