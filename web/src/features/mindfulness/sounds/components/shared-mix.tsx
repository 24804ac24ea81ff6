import { decodeMix, soundsIn } from '@alento/domain/mindfulness/sound-mix.ts';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { openPart, playMix } from '../player.ts';
import { useSoundWords } from '../use-sound-words.ts';

/** The mix that the address tells of, for whoever was sent it. Nothing plays before they press. */
export function SharedMix({ isPremium }: { isPremium: boolean }) {
  const { t } = useTranslation('mindfulness-sounds');
  const words = useSoundWords();
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  const mix = decodeMix(hash);
  if (mix === null) return null;
  const open = openPart(mix, isPremium);
  const isPartly = soundsIn(open).length < soundsIn(mix).length;
  const putAway = (): void => void navigate(pathname, { replace: true });
  const handleListen = (): void => {
    playMix(open);
    putAway();
  };
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="font-display text-xl">{t('shared.title')}</h2>
        <p className="text-muted">{words.names(mix)}</p>
        {isPartly && <p className="mt-1 text-sm text-muted">{t('shared.partly')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {soundsIn(open).length > 0 && <Button onPress={handleListen}>{t('shared.listen')}</Button>}
        <Button variant="quiet" onPress={putAway}>
          {t('shared.putAway')}
        </Button>
      </div>
    </Card>
  );
}
