import { callLink, textLink } from '@alento/safety/help-lines/contact-links.ts';
import { readNumber } from '@alento/safety/support-plan/read-number.ts';
import type { PlanEntry, PlanStep } from '@alento/safety/support-plan/schema.ts';
import { useTranslation } from 'react-i18next';
import { ConversationIcon, PhoneIcon } from '#ui/icons.tsx';
import { OutsideLink } from '#ui/outside-link.tsx';
import { NumberText } from '../../components/number-text.tsx';
import { stepsWithPhone } from './step-words.ts';

/** The entries of a step; those with a number can be called with one tap. */
export function EntryList({ step, entries }: { step: PlanStep; entries: readonly PlanEntry[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-col gap-2 border-s-2 border-accent ps-4">
          <span
            dir="auto"
            className={`self-start whitespace-pre-line wrap-anywhere ${stepsWithPhone.has(step) ? 'font-semibold' : ''}`}
          >
            {entry.text}
          </span>
          {stepsWithPhone.has(step) && entry.phone.trim() !== '' && <Contact entry={entry} />}
        </li>
      ))}
    </ul>
  );
}

function Contact({ entry: { text, phone } }: { entry: PlanEntry }) {
  const { t } = useTranslation('safety-plan');
  const number = readNumber(phone);
  if (number === null) return <bdi className="text-muted">{phone}</bdi>;
  return (
    <div className="flex flex-wrap gap-2">
      <OutsideLink href={callLink(number)} label={t('of', { action: text, what: phone })}>
        <PhoneIcon className="size-5" />
        <NumberText>{phone}</NumberText>
      </OutsideLink>
      <OutsideLink href={textLink({ number })} variant="secondary" label={t('of', { action: t('text'), what: text })}>
        <ConversationIcon className="size-5" />
        {t('text')}
      </OutsideLink>
    </div>
  );
}
