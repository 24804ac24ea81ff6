import { useTranslation } from 'react-i18next';
import { OpenDoor } from '#ui/illustrations/open-door.tsx';
import { DownIcon } from '#ui/icons.tsx';
import { questions } from '../list-questions.ts';

/** Questions that open without any script. */
export function Questions() {
  const { t } = useTranslation('landing');
  return (
    <section
      className="mx-auto grid max-w-6xl grid-cols-1 gap-x-16 gap-y-8 px-5 py-20 sm:px-8 lg:grid-cols-[5fr_7fr] lg:py-28"
      aria-labelledby="questions-title"
    >
      <div>
        <h2 id="questions-title" className="font-display text-[clamp(2rem,6vw,3.25rem)]">
          {t('questions.title')}
        </h2>
        <OpenDoor className="mt-8 w-44 max-lg:hidden lg:w-60" />
      </div>
      <div className="divide-y divide-line border-y border-line">
        {questions.map((question) => (
          <Question key={question} title={t(`questions.${question}.title`)} text={t(`questions.${question}.text`)} />
        ))}
        <div className="hidden in-data-sells-plans:block">
          <Question title={t('questions.trial.title')} text={t('questions.trial.text')} />
        </div>
      </div>
    </section>
  );
}

function Question({ title, text }: { title: string; text: string }) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4.5 font-display text-xl [&::-webkit-details-marker]:hidden">
        {title}
        <DownIcon className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <p className="max-w-[36rem] pb-6 text-muted">{text}</p>
    </details>
  );
}
