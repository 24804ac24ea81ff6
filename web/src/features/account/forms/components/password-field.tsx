import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeClosedIcon, EyeIcon } from '#ui/icons.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';

/** A password that can be shown: it prevents more mistakes than it risks. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  const EyeToggleIcon = isShown ? EyeClosedIcon : EyeIcon;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck="false"
      trailing={
        <IconButton
          variant="muted"
          label={t(isShown ? 'password.hide' : 'password.show')}
          onPress={() => setShown(!isShown)}
        >
          <EyeToggleIcon className="size-5.5" />
        </IconButton>
      }
    />
  );
}
