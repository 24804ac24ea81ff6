import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoodPicker } from '#features/mood/components/mood-picker.tsx';
import { useMoodCheckIn } from '#features/mood/use-mood-check-in.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { useOnline } from '#lib/use-online.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PlainButton } from '#ui/plain-button.tsx';

// Both come once a mood is noted, or asked for by its name.
const MoodSheet = lazy(async () => ({ default: (await import('./mood-sheet.tsx')).MoodSheet }));
const NextSteps = lazy(async () => ({ default: (await import('./next-steps.tsx')).NextSteps }));

/** Asks how the person is; one press answers. What follows can be done or left. */
export function MoodCheckIn() {
  const { t } = useTranslation(['mood', 'common']);
  const errorMessage = useErrorMessage();
  const { noted, isStored, error, record, change, undo, again } = useMoodCheckIn();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(noted);

  // Whoever comes by the shortcut of the installed app came for this.
  useEffect(() => {
    if (window.location.hash === '#mood-question') heading.current?.focus();
  }, []);

  // The pressed button has gone: reading goes on at what took its place.
  useEffect(() => {
    if (noted !== null && before.current === null) thanks.current?.focus();
    if (noted === null && before.current !== null) heading.current?.focus();
    before.current = noted;
  }, [noted]);

  return (
    <Card role="group" aria-labelledby="mood-question">
      <h2 id="mood-question" ref={heading} tabIndex={-1} className="mb-4 scroll-mt-8 font-display text-xl outline-none">
        {t('checkIn.question')}
      </h2>
      {noted === null ? (
        <>
          <MoodPicker onChoose={record} />
          <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm">
            <PlainButton onPress={() => setSheetOpen(true)}>{t('checkIn.more')}</PlainButton>
            <Link to="/moods" className="inline-flex min-h-touch items-center">
              {t('checkIn.earlier')}
            </Link>
          </div>
        </>
      ) : (
        <>
          <div className="flex items-center gap-4">
            <span aria-hidden="true" className="lamp grid size-14 shrink-0 place-items-center rounded-full text-3xl">
              {moodCatalogue[noted.mood].emoji}
            </span>
            <div className="min-w-0 flex-1">
              <p ref={thanks} tabIndex={-1} className="outline-none" role="status">
                {t('checkIn.thanks', { mood: t(`name.${noted.mood}`) })}
              </p>
              {isStored && <WaitingNote />}
            </div>
          </div>
          <Suspense fallback={null}>
            <NextSteps mood={noted.mood} />
          </Suspense>
          <div className="mt-4 flex flex-wrap gap-x-1 gap-y-1 border-t border-line pt-3 -mx-2">
            <Button variant="quiet" size="small" onPress={() => setSheetOpen(true)}>
              {t('checkIn.details')}
            </Button>
            <Button variant="quiet" size="small" onPress={again}>
              {t('checkIn.again')}
            </Button>
            <Button variant="quiet" size="small" onPress={undo}>
              {t('common:undo')}
            </Button>
          </div>
        </>
      )}
      {error !== null && (
        <Banner tone="danger" className="mt-4">
          {errorMessage(error)}
        </Banner>
      )}
      {isSheetOpen && (
        <Suspense fallback={null}>
          <MoodSheet mood={noted} onClose={() => setSheetOpen(false)} onSave={(mood: MoodEntry) => change(mood)} />
        </Suspense>
      )}
    </Card>
  );
}

/** Without a connection a mood waits on this device. */
function WaitingNote() {
  const { t } = useTranslation('mood');
  const isOnline = useOnline();
  return isOnline ? null : <p className="text-sm text-muted">{t('checkIn.waiting')}</p>;
}
