import { useTranslation } from 'react-i18next';
import { changeAppearance, themes } from '#features/settings/state.ts';
import { useSavePreferences } from '#features/settings/use-preferences.ts';
import { useAppearance } from '#features/settings/use-appearance.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { DeviceIcon, MoonIcon, SunIcon } from '#ui/icons.tsx';
import { Switch } from '#ui/switch.tsx';

const pictures = {
  system: <DeviceIcon className="mx-auto size-7" />,
  light: <SunIcon className="mx-auto size-7" />,
  dark: <MoonIcon className="mx-auto size-7" />,
};

/** By day, by night or as the device has it; moving or still. */
export function AppearanceSettings({ personId }: { personId: string }) {
  const { t } = useTranslation('settings');
  const { theme, isAnimated } = useAppearance();
  const save = useSavePreferences(personId);
  return (
    <div className="flex flex-col gap-6">
      <ChoiceChips
        label={t('appearance.theme')}
        layout="segments"
        chips={themes.map((id) => ({ id, label: t(`appearance.${id}`), picture: pictures[id] }))}
        value={theme}
        onChange={(chosen) => {
          changeAppearance({ theme: chosen });
          save({ modo_escuro: chosen === 'dark' });
        }}
      />
      <Switch
        isSelected={isAnimated}
        onChange={(chosen) => {
          changeAppearance({ isAnimated: chosen });
          save({ animacoes_ativadas: chosen });
        }}
        description={t('appearance.animationsText')}
      >
        {t('appearance.animations')}
      </Switch>
    </div>
  );
}
