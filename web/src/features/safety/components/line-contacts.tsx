import { callLink, textLink, whatsAppLink } from '@alento/safety/help-lines/contact-links.ts';
import type { Line, Phone } from '@alento/safety/help-lines/schema.ts';
import { useTranslation } from 'react-i18next';
import { Sentence } from '#ui/sentence.tsx';
import { ConversationIcon, PhoneIcon } from '#ui/icons.tsx';
import { OutsideLink } from '#ui/outside-link.tsx';
import { NumberText } from './number-text.tsx';

const callWords = {
  anywhere: 'contact.call',
  mobile: 'contact.callFromMobile',
  landline: 'contact.callFromLandline',
} as const satisfies Record<NonNullable<Phone['from']> | 'anywhere', string>;

const number = { n: <NumberText /> };

interface LineContactsProps {
  line: Line;
  /** One number and the ways to write; the website only where there is nothing else. */
  isBrief?: boolean;
  /** The line to begin with. */
  isFirst?: boolean;
}

/** Every way to reach a line: by voice and in writing, for somebody who cannot speak aloud. */
export function LineContacts({ line, isBrief = false, isFirst = true }: LineContactsProps) {
  const { t } = useTranslation('safety');
  const { text, whatsapp, chat, confidence } = line;
  const phones = isBrief ? line.phones.slice(0, 1) : line.phones;
  const isUnreachable = phones.length === 0 && !text && whatsapp === undefined && chat === undefined;
  const site = isBrief && !isUnreachable ? undefined : line.site;
  const whatsAppAddress = whatsapp === undefined ? null : whatsAppLink(whatsapp);
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-2 low:gap-x-2 low:[&_a]:px-[min(1rem,4vw)]">
      {phones.map((phone, index) => (
        <li key={phone.number}>
          <OutsideLink
            href={callLink(phone.number)}
            variant={index === 0 && isFirst && confidence !== 'low' ? 'primary' : 'secondary'}
          >
            {index === 0 && <PhoneIcon className="size-[min(1.25rem,6vw)] shrink-0" />}
            <span className="min-w-0">
              <Sentence text={t(callWords[phone.from ?? 'anywhere'], { number: phone.number })} elements={number} />
            </span>
          </OutsideLink>
        </li>
      ))}
      {text && (
        <li>
          <OutsideLink href={textLink(text)} variant="secondary">
            <ConversationIcon className="size-[min(1.25rem,6vw)] shrink-0" />
            <span className="min-w-0">
              {text.word === undefined ? (
                <Sentence text={t('contact.text', { number: text.number })} elements={number} />
              ) : (
                <Sentence text={t('contact.textWord', { number: text.number, word: text.word })} elements={number} />
              )}
            </span>
          </OutsideLink>
        </li>
      )}
      {whatsapp !== undefined && (
        <li>
          <WhatsApp address={whatsAppAddress} number={whatsapp} />
        </li>
      )}
      {chat !== undefined && (
        <li>
          <OutsideLink href={chat} variant="secondary">
            <ConversationIcon className="size-[min(1.25rem,6vw)] shrink-0" />
            <span className="min-w-0">{t('contact.chat')}</span>
          </OutsideLink>
        </li>
      )}
      {site !== undefined && (
        <li>
          <OutsideLink href={site} look="text">
            {t('contact.site')}
          </OutsideLink>
        </li>
      )}
    </ul>
  );
}

function WhatsApp({ address, number: digits }: { address: string | null; number: string }) {
  const { t } = useTranslation('safety');
  const words = <Sentence text={t('contact.whatsapp', { number: digits })} elements={number} />;
  if (address === null) return <span className="inline-flex min-h-touch items-center px-2">{words}</span>;
  return (
    <OutsideLink href={address} variant="secondary">
      <ConversationIcon className="size-[min(1.25rem,6vw)] shrink-0" />
      <span className="min-w-0">{words}</span>
    </OutsideLink>
  );
}
