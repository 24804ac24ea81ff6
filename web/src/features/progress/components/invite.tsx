import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicOrigin } from '#lib/server-url.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckIcon, CopyIcon } from '#ui/icons.tsx';

const InviteCode = lazy(async () => ({ default: (await import('./invite-code.tsx')).InviteCode }));

/** Ways to tell somebody of Alento. The address is the first page's, the same for everybody. */
export function Invite() {
  const { t } = useTranslation('progress');
  const [isCopied, setCopied] = useState(false);
  const [isCodeShown, setCodeShown] = useState(false);
  const address = `${publicOrigin()}/`;
  // Whoever closes the device's sheet has not failed; a browser that refuses to copy leaves the address to be read.
  const share = () => void navigator.share({ text: t('invite.message'), url: address }).catch(() => undefined);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Card role="region" aria-labelledby="invite" tone="soft">
      <h2 id="invite" className="font-display text-xl">
        {t('invite.title')}
      </h2>
      <p className="mt-1">{t('invite.text')}</p>
      <p dir="ltr" className="mt-3 font-semibold wrap-anywhere rtl:text-end">
        {address}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button variant="primary" onPress={share}>
            {t('invite.share')}
          </Button>
        )}
        <Button variant="outline" onPress={copy}>
          {isCopied ? <CheckIcon className="size-5" /> : <CopyIcon className="size-5" />}
          {t(isCopied ? 'invite.copied' : 'invite.copy')}
        </Button>
        <Button variant="outline" onPress={() => setCodeShown(!isCodeShown)} aria-expanded={isCodeShown}>
          {t(isCodeShown ? 'invite.hideCode' : 'invite.showCode')}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {isCopied && t('invite.copied')}
      </span>
      {isCodeShown && (
        <Suspense fallback={<div className="mt-4 size-48" />}>
          <InviteCode address={address} />
        </Suspense>
      )}
    </Card>
  );
}
