import { maxJournalTextLength } from '@alento/domain/journal/limits.ts';
import type { JournalBody } from '@alento/domain/journal/body-schema.ts';
import { useTranslation } from 'react-i18next';
import { TextArea } from '#ui/text-area.tsx';

interface FreeWritingProps {
  body: Extract<JournalBody, { kind: 'free' }>;
  onChange: (body: JournalBody) => void;
}

/** A page with a question over it, or blank. */
export function FreeWriting({ body, onChange }: FreeWritingProps) {
  const { t } = useTranslation('journal-entry');
  const title = body.prompt === null ? t('kind.free') : t(`prompt.${body.prompt}`);
  return (
    <>
      <h1 className="font-display text-2xl text-balance">{title}</h1>
      <TextArea
        label={title}
        isLabelHidden
        placeholder={t('free.placeholder')}
        value={body.text}
        onChange={(text) => onChange({ ...body, text })}
        maxLength={maxJournalTextLength}
        rows={12}
        maxRows={1000}
      />
    </>
  );
}
