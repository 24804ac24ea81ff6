import { languageCodes } from '@alento/domain/language/languages.ts';
import { i18n } from '#lib/i18n.ts';

const id = 'detecting';

/** One is shown: the one that the page's head names before the first paint. */
const styles = [
  '[data-detecting-in]{display:none}',
  ...languageCodes.map((language) => `[data-detecting=${language}] [data-detecting-in=${language}]{display:block}`),
].join('');

/** "Detecting the language", in every language: which one fits is not known yet, and the browser's is the best guess. */
export function DetectingLanguage() {
  if (!import.meta.env.SSR) {
    const written = document.getElementById(id)?.innerHTML ?? '';
    return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />;
  }
  return (
    <div id={id}>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {languageCodes.map((language) => (
        <p key={language} data-detecting-in={language} lang={language} dir="auto" className="text-muted">
          {i18n.getFixedT(language, 'language')('detecting')}
        </p>
      ))}
    </div>
  );
}
