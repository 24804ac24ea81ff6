import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';

/** Everything a mail says, ready to be laid out. */
export interface MailWords {
  subject: string;
  heading: string;
  hello: string;
  text: string;
  code: { label: string; digits: string; secret: string } | null;
  button: { link: string; action: string; address: string } | null;
  validity: string | null;
  unasked: string;
  closing: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

// Colours that hold their contrast where a mail client darkens them itself, and our own where it asks us.
const style = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; background: #f3f2ea; color: #22302d; font: 16px/1.6 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
  a { color: #1c5a54; }
  .paper { background: #fdfcf8; border: 1px solid #d9d8cb; border-radius: 16px; }
  .code { background: #ebeade; border-radius: 10px; font-size: 30px; font-weight: 600; letter-spacing: 6px; }
  .button { background: #1f5d57; border-radius: 10px; color: #ffffff; display: inline-block; font-weight: 600; padding: 13px 24px; text-decoration: none; }
  .quiet { color: #4f5b57; font-size: 14px; }
  @media (prefers-color-scheme: dark) {
    body { background: #142021; color: #ece8dc; }
    a { color: #e9c687; }
    .paper { background: #1c2b2c; border-color: #39494a; }
    .code { background: #263738; }
    .button { background: #e9c687; color: #2c2413; }
    .quiet { color: #b6bfb6; }
  }`;

/** One column that reads well on a phone, without pictures, scripts or anything that is loaded from elsewhere. */
export function layOutHtml(said: MailWords, language: LanguageCode): string {
  const { locale, direction } = describeLanguage(language);
  const safe = (text: string): string => escapeHtml(text);
  const paragraph = (text: string, kind = ''): string =>
    `<p${kind && ` class="${kind}"`}>${safe(text).replaceAll('\n', '<br>')}</p>`;
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${safe(said.subject)}</title>
<style>${style}
</style>
</head>
<body>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding: 24px 12px;">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 520px;"><tr><td style="padding: 28px 28px 20px;">
<h1 style="font-size: 22px; line-height: 1.3; margin: 0 0 16px;">${safe(said.heading)}</h1>
${paragraph(said.hello)}
${paragraph(said.text)}
${buttonHtml(said)}${codeHtml(said)}${said.validity === null ? '' : `${paragraph(said.validity, 'quiet')}\n`}${addressHtml(said)}${paragraph(said.unasked, 'quiet')}
${said.code ? `${paragraph(said.code.secret, 'quiet')}\n` : ''}<p>${safe(said.closing)}<br>Alento</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function buttonHtml({ button }: MailWords): string {
  if (!button) return '';
  const { link, action } = button;
  return `<p style="margin: 24px 0;"><a class="button" href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>\n`;
}

function codeHtml({ code }: MailWords): string {
  if (!code) return '';
  return `<p style="margin-bottom: 6px;">${escapeHtml(code.label)}</p>
<p class="code" style="margin: 0 0 20px; padding: 10px 16px; text-align: center;">${escapeHtml(code.digits)}</p>\n`;
}

function addressHtml({ button }: MailWords): string {
  if (!button) return '';
  const link = escapeHtml(button.link);
  return `<p class="quiet" style="overflow-wrap: anywhere;">${escapeHtml(button.address)}<br><a href="${link}">${link}</a></p>\n`;
}
