/** How long something took, in hours and minutes: "1 hr 5 min". */
export function formatDuration(seconds: number, locale: string): string {
  const minutes = Math.round(seconds / 60);
  const write = (value: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  if (minutes < 60) return write(minutes, 'minute');
  const rest = minutes % 60;
  return [write(Math.floor(minutes / 60), 'hour'), ...(rest > 0 ? [write(rest, 'minute')] : [])].join(' ');
}
