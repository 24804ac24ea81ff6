import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import type { Progress } from '@alento/domain/progress/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { PlainButton } from '#ui/plain-button.tsx';

const first = 6;

/** The moods that were told in the last thirty days, each with a bar as long as it came often. */
export function Moods({ moods }: { moods: Progress['moods'] }) {
  const { t } = useTranslation(['progress', 'mood']);
  const [isWhole, setWhole] = useState(false);
  const most = moods[0]?.count ?? 1;
  return (
    <Card role="region" aria-labelledby="moods">
      <h2 id="moods" className="font-display text-xl">
        {t('moods.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t(moods.length > 0 ? 'moods.text' : 'moods.empty')}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {moods.slice(0, isWhole ? moods.length : first).map(({ mood, count }) => (
          <li key={mood} className="grid grid-cols-[2rem_1fr_auto] items-center gap-x-3">
            <span aria-hidden="true" className="text-2xl leading-none">
              {moodCatalogue[mood].emoji}
            </span>
            <span>
              <span className="block text-sm">{t(`mood:name.${mood}`)}</span>
              <span
                aria-hidden="true"
                className="mt-1 block h-1.5 rounded-full bg-flame"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
            <span className="text-sm text-muted">{t('moods.count', { count })}</span>
          </li>
        ))}
      </ul>
      {moods.length > first && (
        <PlainButton className="mt-2 text-sm" onPress={() => setWhole(!isWhole)}>
          {t(isWhole ? 'moods.fewer' : 'moods.all')}
        </PlainButton>
      )}
    </Card>
  );
}
