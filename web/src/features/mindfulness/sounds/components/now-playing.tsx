import { encodeMix, soundsIn } from '@alento/domain/mindfulness/sound-mix.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareLink } from '#platform/share.ts';
import { publicOrigin } from '#lib/server-url.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { ShareIcon } from '#ui/reply-icons.tsx';
import { Slider } from '#ui/slider.tsx';
import { showToast } from '#ui/toast.tsx';
import { setMaster } from '../player.ts';
import { useSounds } from '../state.ts';
import { useSoundWords } from '../use-sound-words.ts';
import { PlayButton } from './play-button.tsx';
import { TimerIcon } from './sound-icons.tsx';
import { TimerDialog } from './timer-dialog.tsx';

/** The mix as a whole: play and pause, how loud, for how long, and to keep or share it. */
export function NowPlaying({ onSave }: { onSave: () => void }) {
  const { t } = useTranslation('mindfulness-sounds');
  const { status, mix, master, secondsLeft } = useSounds();
  const words = useSoundWords();
  const [isTimerOpen, setTimerOpen] = useState(false);
  if (soundsIn(mix).length === 0) {
    return (
      <Card tone="soft">
        <p>{t('nothing')}</p>
      </Card>
    );
  }
  const handleShare = async (): Promise<void> => {
    const outcome = await shareLink(`${publicOrigin()}/mindfulness/sounds#${encodeMix(mix)}`, t('title'));
    if (outcome === 'copied') showToast({ text: t('share.copied') });
    if (outcome === 'failed') showToast({ text: t('share.failed'), tone: 'danger' });
  };
  return (
    <Card tone="soft" className="flex flex-col gap-1">
      <div className="flex items-center gap-4">
        <PlayButton variant="primary" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{words.names(mix)}</p>
          <p className="text-sm">{secondsLeft === null ? t('timer.none') : words.left(secondsLeft)}</p>
        </div>
      </div>
      <Slider
        label={t('master')}
        value={master / 100}
        onChange={(value) => setMaster(value * 100)}
        maxValue={1}
        minValue={0}
        step={0.01}
        formatOptions={{ style: 'percent' }}
        className="mt-2"
      />
      <div className="-mx-2 flex flex-wrap gap-1">
        <Button variant="quiet" size="small" onPress={() => setTimerOpen(true)}>
          <TimerIcon className="size-5" />
          {t('timer.open')}
        </Button>
        <Button variant="quiet" size="small" onPress={onSave}>
          <PlusIcon className="size-5" />
          {t('presets.add')}
        </Button>
        <Button variant="quiet" size="small" onPress={() => void handleShare()}>
          <ShareIcon className="size-5" />
          {t('share.action')}
        </Button>
      </div>
      {status === 'failed' && <Banner tone="danger">{t('failed')}</Banner>}
      <TimerDialog isOpen={isTimerOpen} onOpenChange={setTimerOpen} />
    </Card>
  );
}
