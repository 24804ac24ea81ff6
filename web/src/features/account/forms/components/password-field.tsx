import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeClosedIcon, EyeIcon } from '#ui/icons.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** It was shown or hidden. */
  onShow?: (isShown: boolean) => void;
}

/** A password that can be shown: it prevents more mistakes than it risks. */
export function PasswordField({ onShow, ...props }: PasswordFieldProps) {
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
          onPress={() => {
            setShown(!isShown);
            onShow?.(!isShown);
          }}
        >
          <EyeToggleIcon className="size-5.5" />
        </IconButton>
      }
    />
  );
}
