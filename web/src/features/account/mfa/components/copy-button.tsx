import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { CheckIcon, CopyIcon } from '#ui/icons.tsx';

const copiedMs = 2000;

/** Puts a text where it can be pasted from. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('account-security');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const handlePress = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // A browser that refuses leaves the text on the screen.
      () => undefined,
    );
  return (
    <>
      <Button variant="outline" onPress={handlePress}>
        {isCopied ? <CheckIcon className="size-5 text-positive" /> : <CopyIcon className="size-5" />}
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t('copied')}
      </span>
    </>
  );
}
