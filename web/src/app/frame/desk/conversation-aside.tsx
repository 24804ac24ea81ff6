import { callLink } from '@alento/safety/help-lines/contact-links.ts';
import { emergencyAnywhere, findHelp } from '@alento/safety/help-lines/helplines.ts';
import { useTranslation } from 'react-i18next';
import { Sentence } from '#ui/sentence.tsx';
import { Link } from 'react-router';
import { useSessions } from '#features/chat/use-sessions.ts';
import { useHelpCountry } from '#features/safety/use-help-country.ts';
import { useSafetyPlan } from '#features/safety/use-safety-plan.ts';
import { PhoneIcon } from '#ui/icons.tsx';
import { AsidePart } from './aside-part.tsx';
import { BreathPart } from './breath-part.tsx';

/** What may be at hand beside a conversation: numbers, the person's plan, a breath, and what they took with them before. */
export function ConversationAside() {
  return (
    <>
      <NumbersPart />
      <PlanPart />
      <BreathPart />
      <TakeawaysPart />
    </>
  );
}

/** The number for a life in danger, and one that listens. */
function NumbersPart() {
  const { t } = useTranslation(['safety', 'common']);
  const help = findHelp(useHelpCountry());
  const emergency = help?.emergency[0]?.number ?? emergencyAnywhere[0];
  const line = help?.lines.find(({ audience, phones, confidence }) => {
    return audience === 'general' && phones.length > 0 && confidence !== 'low';
  });
  const numbers = [
    ...(emergency === undefined ? [] : [{ name: t('emergency.any'), number: emergency, language: undefined }]),
    ...(line?.phones[0] ? [{ name: line.name, number: line.phones[0].number, language: line.languages[0] }] : []),
  ];
  return (
    <AsidePart title={t('common:help.label')}>
      <ul className="flex flex-col gap-1">
        {numbers.map(({ name, number, language }) => (
          <li key={number}>
            <a
              href={callLink(number)}
              className="flex min-h-touch items-center gap-3 rounded-md text-ink no-underline hover:underline"
            >
              <PhoneIcon className="size-5 shrink-0 text-accent-ink" />
              <span className="min-w-0">
                <span className="block text-sm leading-snug text-muted">
                  <bdi lang={language}>{name}</bdi>
                </span>
                <span className="block font-semibold">
                  <Sentence text={t('emergency.call', { number })} elements={{ n: <bdi dir="ltr" /> }} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </AsidePart>
  );
}

const asideLink =
  'inline-flex min-h-touch items-center rounded-sm text-sm text-ink underline decoration-control decoration-1 underline-offset-4 hover:decoration-current';

const shownEntries = 3;

/** What the person wrote that helps them, alone and with others; or that there is such a plan. */
function PlanPart() {
  const { t } = useTranslation('safety');
  const { isOpen, plan } = useSafetyPlan().state;
  if (!isOpen) return null;
  const entries = [...plan.alone, ...plan.company].filter(({ text }) => text.trim() !== '').slice(0, shownEntries);
  return (
    <AsidePart title={t('plan.title')}>
      {entries.length === 0 ? (
        <p className="text-sm text-muted">{t('plan.text')}</p>
      ) : (
        <ul className="flex flex-col gap-1.5 text-sm">
          {entries.map(({ id, text }) => (
            <li key={id} dir="auto" className="line-clamp-2 border-s-2 border-line ps-3 wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
      <Link to="/help/plan" className={asideLink}>
        {t('plan.action')}
      </Link>
    </AsidePart>
  );
}

const shownTakeaways = 3;

/** What the person took with them from conversations before this one. */
function TakeawaysPart() {
  const { t } = useTranslation('chat');
  const { data } = useSessions('recent');
  const kept = (data?.sessions ?? []).flatMap(({ id, takeaway }) => (takeaway === null ? [] : [{ id, takeaway }]));
  if (kept.length === 0) return null;
  return (
    <AsidePart title={t('over.takeaway')}>
      <ul className="flex flex-col gap-1">
        {kept.slice(0, shownTakeaways).map(({ id, takeaway }) => (
          <li key={id}>
            <Link
              to={`/session/${id}`}
              prefetch="intent"
              className="flex min-h-touch items-center rounded-md py-1 text-ink no-underline hover:bg-soft"
            >
              <span dir="auto" className="line-clamp-3 border-s-2 border-accent ps-3 text-sm wrap-anywhere italic">
                {takeaway}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </AsidePart>
  );
}
