/** Calls the number as it is dialled where the person is; short codes would break in international form. */
export function callLink(number: string): string {
  return `tel:${toDialled(number)}`;
}

/** Opens a text message. The odd `?&` is what both Android and iOS understand. */
export function textLink({ number, word }: { number: string; word?: string | undefined }): string {
  return `sms:${toDialled(number)}${word === undefined ? '' : `?&body=${encodeURIComponent(word)}`}`;
}

/** Opens a WhatsApp conversation; null for a short code, which WhatsApp's links cannot name. */
export function whatsAppLink(number: string): string | null {
  return number.startsWith('+') ? `https://wa.me/${toDialled(number).slice(1)}` : null;
}

function toDialled(number: string): string {
  return number.replaceAll(/[^\d+*]/g, '');
}
