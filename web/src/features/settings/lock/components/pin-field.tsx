import { TextField } from '#ui/text-field.tsx';
import { toDigits } from '../pin-rules.ts';

interface PinFieldProps {
  label: string;
  value: string;
  onChange: (pin: string) => void;
  error?: string | undefined;
  help?: string | undefined;
  autoFocus?: boolean;
  isDisabled?: boolean;
  /** As wide as the screen, where it is all there is to do. */
  isWide?: boolean;
}

/** Digits alone, unseen, with the number keys of a phone. */
export function PinField({ onChange, isWide = false, ...props }: PinFieldProps) {
  return (
    <TextField
      {...props}
      type="password"
      inputMode="numeric"
      // No password manager has to offer or keep it: it is of this device alone.
      autoComplete="off"
      className={isWide ? 'w-full' : 'w-full max-w-xs'}
      onChange={(text) => onChange(toDigits(text))}
    />
  );
}
