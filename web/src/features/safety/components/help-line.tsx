import { callLink } from '@alento/safety/help-lines/contact-links.ts';
import type { Line } from '@alento/safety/help-lines/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sentence } from '#ui/sentence.tsx';
import { Card } from '#ui/card.tsx';
import { LineContacts } from './line-contacts.tsx';
import { LineHours } from './line-hours.tsx';
import { NumberText } from './number-text.tsx';

interface HelpLineProps {
  line: Line;
  /** What answers when the line does not. */
  emergency: string | undefined;
}

/** One line: who it is, when and in which languages it answers, and every way to reach it. */
export function HelpLine({ line, emergency }: HelpLineProps) {
  const { t } = useTranslation('safety');
  const { name, audience, languages, hours, option, isCharged } = line;
  const languagesInWords = useLanguages(languages);
  return (
    <Card className="flex flex-col gap-3">
      <div>
        {/* Its own name for itself, in its own language. */}
        <h3 className="text-lg font-semibold">
          <bdi lang={languages[0]}>{name}</bdi>
        </h3>
        <ul className="text-sm text-muted">
          {audience !== 'general' && <li className="font-semibold">{t(`audience.${audience}`)}</li>}
          <li>
            <LineHours line={line} />
          </li>
          {languagesInWords !== null && <li>{t('lines.languages', { languages: languagesInWords })}</li>}
          {option !== undefined && <li>{t('lines.option', { option })}</li>}
          {isCharged && <li>{t('lines.charged')}</li>}
        </ul>
      </div>
      <LineContacts line={line} />
      {hours !== 'always' && emergency !== undefined && (
        <p className="-my-2 text-sm text-muted">
          <Sentence
            text={t('lines.otherwise', { number: emergency })}
            elements={{ call: <EmergencyLink number={emergency} /> }}
          />
        </p>
      )}
    </Card>
  );
}

function EmergencyLink({ number }: { number: string; children?: ReactNode }) {
  return (
    <a href={callLink(number)} className="inline-flex min-h-touch min-w-touch items-center font-semibold text-ink">
      <NumberText>{number}</NumberText>
    </a>
  );
}

/** The languages a line speaks; null where it is the one on screen and no other. */
function useLanguages(languages: readonly string[]): string | null {
  const { i18n } = useTranslation('safety');
  const onScreen = i18n.resolvedLanguage ?? '';
  if (languages.length === 1 && languages[0] === onScreen) return null;
  const { locale } = describeLanguage(onScreen);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale).format(languages.map((language) => names.of(language) ?? language));
}
