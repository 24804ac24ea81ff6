import { encodeQR } from 'qr';
import { useTranslation } from 'react-i18next';

/** The address as a QR code, made on the device. */
export function InviteCode({ address }: { address: string }) {
  const { t } = useTranslation('progress');
  const rows = encodeQR(address, 'raw', { border: 2 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={t('invite.code', { address })}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="mt-4 size-48 rounded-lg bg-paper"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
