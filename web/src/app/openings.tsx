import { type AvailableLanguage, availableLanguages } from '@alento/domain/language/languages.ts';
import { LoginHeading } from '#features/account/components/login-heading.tsx';
import { i18n } from '#lib/i18n.ts';
import { Wordmark } from '#ui/wordmark.tsx';

const id = 'openings';
const modes = ['signIn', 'signUp'] as const;

const openings = availableLanguages.flatMap((language) =>
  modes.map((mode) => ({ name: `${mode}-${language}`, mode, language })),
);

/** One is shown: the one that the page's head names before the first paint. */
const styles = [
  '[data-opening-of]{display:none}',
  ...openings.map(({ name }) => `[data-opening=${name}] [data-opening-of=${name}]{display:block}`),
].join('');

/**
 * The beginnings of the screens where people come in, in every language: the page that any path starts from shows
 * the right one before there is a script. Once there is one, they are what the page has.
 */
export function Openings() {
  if (!import.meta.env.SSR) {
    const written = document.getElementById(id)?.innerHTML ?? '';
    return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />;
  }
  return (
    <div id={id}>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {openings.map(({ name, ...opening }) => (
        <LoginOpening key={name} name={name} {...opening} />
      ))}
    </div>
  );
}

interface LoginOpeningProps {
  name: string;
  language: AvailableLanguage;
  mode: (typeof modes)[number];
}

/** Stands where the screen will stand, so that nothing moves when it comes. */
function LoginOpening({ name, language, mode }: LoginOpeningProps) {
  const t = i18n.getFixedT(language, ['account', 'common']);
  return (
    <main data-opening-of={name} lang={language} aria-busy="true" className="min-h-dvh">
      <div className="h-touch box-content py-3" />
      <div className="mx-auto w-full max-w-md px-5 pb-16">
        <LoginHeading
          name={<Wordmark name={t('common:appName')} className="mb-7 text-ink" />}
          heading={t(`account:${mode}.heading`)}
          text={t(`account:${mode}.text`)}
        />
        <div className="h-touch box-content rounded-full bg-sunken p-1" />
      </div>
    </main>
  );
}
