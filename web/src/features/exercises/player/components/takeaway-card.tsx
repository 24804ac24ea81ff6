import type { Takeaway } from '@alento/guided-companion/dialogues/takeaway.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.tsx';

export interface TakeawayCardProps {
  readonly title: string;
  readonly takeaway: Takeaway;
  /** What the person made of it afterwards. */
  readonly note: string | null;
  /** When it was, where that is worth telling. */
  readonly date?: ReactNode;
}

/** The one thing to take away, in the person's own words. */
export function TakeawayCard({ title, takeaway, note, date }: TakeawayCardProps) {
  const { lines, keep, draft } = takeaway;
  return (
    <Card className="flex flex-col gap-4">
      <div className="pe-8">
        <h3 className="font-display text-xl text-balance">{title}</h3>
        {date !== undefined && <p className="text-sm text-muted">{date}</p>}
      </div>
      {note === null ? (
        <>
          <dl className="flex flex-col gap-3">
            {lines.map(({ label, words }) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {words}
                </dd>
              </div>
            ))}
          </dl>
          <p className={lines.length > 0 ? 'text-sm text-muted' : ''}>{keep}</p>
        </>
      ) : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {note}
        </p>
      )}
      {draft !== null && <Draft words={draft} />}
      <Change takeaway={takeaway} />
    </Card>
  );
}

function Draft({ words }: { words: string }) {
  const { t } = useTranslation('exercises');
  const handleCopy = (): void => {
    navigator.clipboard.writeText(words).then(
      () => showToast({ text: t('takeaway.copied') }),
      () => showToast({ text: t('takeaway.notCopied'), tone: 'danger' }),
    );
  };
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h4 className="text-sm text-muted">{t('takeaway.draft')}</h4>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap select-text">
        {words}
      </p>
      <Button variant="secondary" size="small" onPress={handleCopy}>
        <CopyIcon className="size-5" />
        {t('takeaway.copy')}
      </Button>
    </div>
  );
}

function Change({ takeaway: { before, after } }: Pick<TakeawayCardProps, 'takeaway'>) {
  const { t } = useTranslation('exercises');
  const format = useNumbers();
  if (before === null || after === null) return null;
  return (
    <p className="text-sm text-muted tabular-nums">
      {t('takeaway.change', { before: format(before), after: format(after) })}
    </p>
  );
}
