import { chooseContacts } from '@alento/safety/help-lines/choose-contacts.ts';
import { findHelp } from '@alento/safety/help-lines/helplines.ts';
import type { CountryHelp, EmergencyNumber, Line } from '@alento/safety/help-lines/schema.ts';
import { toHelpSubject, type HelpBlock as Help, type HelpSubject } from '@alento/domain/safety/schema.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useHelpCountry } from '../use-help-country.ts';
import type { HelpViewProps } from '../use-help-view.ts';
import { BlockCountry } from './block-country.tsx';
import { quietBlockLink } from './block-link.tsx';
import { DismissedHelp } from './dismissed-help.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import { LineContacts } from './line-contacts.tsx';
import { LineHours } from './line-hours.tsx';

export interface HelpBlockProps extends HelpViewProps {
  /** Leaves for an everyday page at once. */
  onLeave: () => void;
}

/** The help block within a conversation, or what is left of it after a correction. */
export function HelpBlock({ onDismiss, ...props }: HelpBlockProps) {
  const [isDismissing, setDismissing] = useState(false);
  if (props.help.form === 'dismissed') return <DismissedHelp isNew={isDismissing} onOpen={props.onOpen} />;
  const handleDismiss = (): void => {
    setDismissing(true);
    onDismiss();
  };
  return <StandingHelp {...props} onDismiss={handleDismiss} />;
}

/** What was heard, and whom to reach with one tap. Nothing of it asks the network. */
function StandingHelp({ help, hasOneLine = false, onLeave, onDismiss, onOpen }: HelpBlockProps) {
  const { t } = useTranslation('safety');
  const title = useId();
  const country = useHelpCountry();
  const countryHelp = findHelp(country);
  const contacts = chooseContacts(countryHelp, help, currentLanguage());
  const words = useBlockWords(help);
  const isFull = help.form === 'full';
  return (
    <section
      aria-labelledby={title}
      className="flex flex-col gap-4 rounded-xl border border-line bg-raised p-pad wrap-anywhere text-ink shadow-soft sm:p-6 low:gap-2.5 low:p-[min(0.75rem,6vw)]"
    >
      <h2 id={title} className={isFull ? 'font-display text-2xl low:text-xl' : 'font-semibold'}>
        {words.title}
      </h2>
      {/* Where minutes count, the number is reached before anything else is read. */}
      <EmergencyCalls numbers={contacts.emergency} countryHelp={countryHelp} />
      {isFull && <p className="low:text-sm">{words.text}</p>}
      <BlockLines
        lines={isFull && !hasOneLine ? contacts.lines : contacts.lines.slice(0, 1)}
        isFirst={contacts.emergency.length === 0}
      />
      {help.categories.includes('abuse') && <IfSafeToBeSeen onLeave={onLeave} />}
      <BlockCountry country={country} isBrief={!isFull} hasPlan={toHelpSubject(help) !== 'medical'} onOpen={onOpen} />
      <p className="-mb-3 border-t border-line pt-1 text-sm">
        <button type="button" className={`${quietBlockLink} text-start`} onClick={onDismiss}>
          {t('crisis.notMeant')}
        </button>
      </p>
    </section>
  );
}

interface EmergencyCallsProps {
  numbers: readonly EmergencyNumber[];
  countryHelp: CountryHelp | undefined;
}

function EmergencyCalls({ numbers, countryHelp }: EmergencyCallsProps) {
  const { t } = useTranslation('safety');
  if (numbers.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {numbers.map((number, index) => (
        <EmergencyCall key={number.number} emergency={number} place={countryHelp ? null : index} />
      ))}
      {countryHelp?.emergencyConfidence === 'low' && <p className="text-sm text-muted">{t('emergency.unchecked')}</p>}
    </div>
  );
}

function BlockLines({ lines, isFirst }: { lines: readonly Line[]; isFirst: boolean }) {
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-5">
      {lines.map((line, index) => (
        <li key={line.name}>
          <BlockLine line={line} isFirst={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** A line without what can wait: its name, when it answers, and how to reach it now. */
function BlockLine({ line, isFirst }: { line: Line; isFirst: boolean }) {
  const { t } = useTranslation('safety');
  return (
    <div className="flex flex-col gap-2">
      <p className="leading-snug">
        <bdi lang={line.languages[0]} className="font-semibold low:text-sm">
          {line.name}
        </bdi>
        <span className="block text-sm text-muted">
          {line.audience !== 'general' && <span className="block">{t(`audience.${line.audience}`)}</span>}
          <LineHours line={line} />
          {line.option !== undefined && <span className="block">{t('lines.option', { option: line.option })}</span>}
        </span>
        {line.confidence === 'low' && <strong className="block text-sm">{t('lines.unchecked')}</strong>}
      </p>
      <LineContacts line={line} isBrief isFirst={isFirst} />
    </div>
  );
}

function IfSafeToBeSeen({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['safety', 'common']);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-s-2 border-accent ps-4">
      <p className="min-w-[min(10rem,100%)] flex-1 text-sm">{t('crisis.safeToSee')}</p>
      <Button variant="outline" onPress={onLeave}>
        {t('common:quickExit')}
      </Button>
    </div>
  );
}

const urgentWords = {
  suicide: 'crisis.urgent.self',
  selfHarm: 'crisis.urgent.self',
  eating: 'crisis.urgent.self',
  psychosis: 'crisis.urgent.self',
  medical: 'crisis.medical.text',
  abuse: 'crisis.urgent.abuse',
  harmToOthers: 'crisis.urgent.harmToOthers',
  somebodyElse: 'crisis.urgent.somebodyElse',
} as const satisfies Record<HelpSubject, string>;

function useBlockWords(help: Help): { title: string; text: string } {
  const { t } = useTranslation('safety');
  const subject = toHelpSubject(help);
  const isUrgent = help.tier === 4;
  if (help.form === 'short') return { title: t(isUrgent ? 'crisis.againUrgent' : 'crisis.again'), text: '' };
  return {
    title: t(`crisis.${subject}.title`),
    text: t(isUrgent ? urgentWords[subject] : `crisis.${subject}.text`),
  };
}
