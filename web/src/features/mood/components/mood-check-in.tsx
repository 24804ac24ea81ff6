import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MoodPicker } from '#features/mood/components/mood-picker.tsx';
import { useMoodCheckIn } from '#features/mood/use-mood-check-in.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Asks how the person is; one press answers, and the answer can be taken back. */
export function MoodCheckIn() {
  const { t } = useTranslation(['mood', 'common']);
  const errorMessage = useErrorMessage();
  const { recorded, sending, error, isUndoing, record, undo, again } = useMoodCheckIn();
  const thanks = useRef<HTMLParagraphElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(recorded);

  // The pressed button has gone: reading goes on at what took its place.
  useEffect(() => {
    if (recorded !== null && before.current === null) thanks.current?.focus();
    if (recorded === null && before.current !== null) heading.current?.focus();
    before.current = recorded;
  }, [recorded]);

  return (
    <Card role="group" aria-labelledby="mood-question">
      <h2 id="mood-question" ref={heading} tabIndex={-1} className="font-display text-xl outline-none">
        {t('mood:checkIn.question')}
      </h2>
      {recorded === null ? (
        <MoodPicker sending={sending} onChoose={record} />
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span aria-hidden="true" className="lamp grid size-14 place-items-center rounded-full text-3xl">
            {moodCatalogue[recorded].emoji}
          </span>
          <p ref={thanks} tabIndex={-1} className="min-w-40 flex-1 outline-none" role="status">
            {t('mood:checkIn.thanks', { mood: t(`mood:name.${recorded}`) })}
          </p>
          <div className="flex gap-1">
            <Button variant="quiet" size="small" onPress={undo} isPending={isUndoing}>
              {t('common:undo')}
            </Button>
            <Button variant="secondary" size="small" onPress={again}>
              {t('mood:checkIn.again')}
            </Button>
          </div>
        </div>
      )}
      {error !== null && (
        <Banner tone="danger" className="mt-4">
          {errorMessage(error)}
        </Banner>
      )}
    </Card>
  );
}
