import { soundCategories } from '@alento/domain/mindfulness/sounds.ts';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntitlement } from '#features/billing/use-entitlement.ts';
import { showToast } from '#ui/toast.tsx';
import { showBar } from '../bar-slot.ts';
import { keepOpenSounds, openPart, playMix } from '../player.ts';
import type { Preset } from '../presets.ts';
import { useSounds } from '../state.ts';
import { useLockScreenTitle } from '../use-lock-screen-title.ts';
import { usePresets } from '../use-presets.ts';
import { useSoundWords } from '../use-sound-words.ts';
import { NowPlaying } from './now-playing.tsx';
import { PresetList } from './preset-list.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { SharedMix } from './shared-mix.tsx';
import { SoundBar } from './sound-bar.tsx';
import { SoundGroup } from './sound-group.tsx';

// Its words may have to come first, if the language has changed.
const bar = (
  <Suspense>
    <SoundBar />
  </Suspense>
);

/** As long as this is on the screen it is the player; from every other one the bar is. */
function useOwnControls(): void {
  useEffect(() => {
    showBar(null);
    return () => showBar(bar);
  }, []);
}

/** Sounds to mix and to listen to, also on other screens and under a locked one. */
export function SoundsTab() {
  const { t } = useTranslation('mindfulness-sounds');
  const { mix } = useSounds();
  const { isPremium, isSettled } = useEntitlement();
  const { presets, isFull, add, remove } = usePresets();
  const words = useSoundWords();
  const [isSaving, setSaving] = useState(false);
  useOwnControls();
  useLockScreenTitle();
  useEffect(() => {
    if (isSettled) keepOpenSounds(isPremium);
  }, [isPremium, isSettled]);

  const handleSave = (): void => (isFull ? void showToast({ text: t('presets.full') }) : setSaving(true));
  const handleRemove = (preset: Preset): void => {
    remove(preset.id);
    showToast({
      text: t('presets.removed', { name: preset.name }),
      action: { label: t('presets.undo'), onAction: () => add(preset.name, preset.mix) },
    });
  };
  return (
    <div className="flex flex-col gap-6">
      <SharedMix isPremium={isPremium} />
      <NowPlaying onSave={handleSave} />
      <PresetList
        presets={presets}
        onPlay={(preset) => playMix(openPart(preset.mix, isPremium))}
        onRemove={handleRemove}
      />
      <div className="gap-6 sm:columns-2 [&>*]:mb-6 [&>*]:break-inside-avoid">
        {soundCategories.map((category) => (
          <SoundGroup key={category} category={category} mix={mix} isPremium={isPremium} />
        ))}
      </div>
      {!isPremium && <p className="-mt-6 text-sm text-muted">{t('premium.note')}</p>}
      <SaveDialog
        isOpen={isSaving}
        onOpenChange={setSaving}
        suggestion={words.names(mix)}
        onSave={(name) => add(name, mix)}
      />
    </div>
  );
}
