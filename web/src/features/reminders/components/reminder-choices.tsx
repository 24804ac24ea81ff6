import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Switch } from '#ui/switch.tsx';
import type { KnownReminders } from '../data.ts';
import { useSwitchDevice, useSwitchReminders } from '../use-reminders.ts';
import { ReminderTimes } from './reminder-times.tsx';

interface ReminderChoicesProps {
  reminders: KnownReminders;
  publicKey: string;
}

/** Whether the person is reminded, when, and whether on this device. */
export function ReminderChoices({ reminders: { reminder, devices, here }, publicKey }: ReminderChoicesProps) {
  const { t } = useTranslation('reminders');
  const switching = useSwitchReminders(publicKey);
  const switchingHere = useSwitchDevice(publicKey);
  const isAble = here === 'shown' || here === 'hidden';
  return (
    <>
      {!isAble && <Banner tone={here === 'blocked' ? 'notice' : 'calm'}>{t(here)}</Banner>}
      {(isAble || reminder) && (
        <Switch
          isSelected={reminder !== null}
          isDisabled={switching.isPending}
          onChange={(isOn) => switching.mutate(isOn)}
          description={t('sealed')}
        >
          {t('on')}
        </Switch>
      )}
      {reminder && (
        <>
          <ReminderTimes reminder={reminder} />
          {isAble && (
            <Switch
              isSelected={here === 'shown'}
              isDisabled={switchingHere.isPending}
              onChange={(isShown) => switchingHere.mutate(isShown)}
              {...(devices.length === 0 && { description: t('nowhere') })}
            >
              {t('here')}
            </Switch>
          )}
        </>
      )}
    </>
  );
}
