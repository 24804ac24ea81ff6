import type { ReactNode, SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;

/** Decoration only: the control that carries an icon has the name. */
export function Icon({ children, ...props }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {children}
    </svg>
  );
}

/** A ring to hold on to. */
export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.3" />
      <circle cx="12" cy="12" r="3.4" />
      <path d="m6.2 6.2 3.4 3.4M17.8 6.2l-3.4 3.4M6.2 17.8l3.4-3.4M17.8 17.8l-3.4-3.4" />
    </Icon>
  );
}

/** Away from this page. */
export function ExitIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="M13.5 4.5h6v6M19.2 4.8l-8.7 8.7M17.5 14v3.7c0 1-.8 1.8-1.8 1.8H6.3c-1 0-1.8-.8-1.8-1.8V8.3c0-1 .8-1.8 1.8-1.8H10" />
    </Icon>
  );
}

/** Three days, each a little taller. */
export function ProgressIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="M5.5 19v-4M12 19V10M18.5 19V5" strokeWidth="2.5" />
    </Icon>
  );
}

export function PremiumIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 8.5 8.4 12 12 5.5l3.6 6.5 3.9-3.5-1.4 9.2H5.9Z" />
    </Icon>
  );
}

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5.5M6 11l6-6 6 6" />
    </Icon>
  );
}

export function BackIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="M15 5.5 8.5 12l6.5 6.5" />
    </Icon>
  );
}

export function ForwardIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="m9 5.5 6.5 6.5L9 18.5" />
    </Icon>
  );
}

export function DownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 9 12 15.5 18.5 9" />
    </Icon>
  );
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="2.75" />
    </Icon>
  );
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 8.5V4h9v4.5M7.5 16.5H6a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-1.5M7.5 14h9v6h-9Z" />
    </Icon>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15M9.5 7V5.2c0-.7.5-1.2 1.2-1.2h2.6c.7 0 1.2.5 1.2 1.2V7M6.5 7l.8 11.2c.1 1 .8 1.8 1.9 1.8h5.6c1.1 0 1.8-.8 1.9-1.8L17.5 7" />
    </Icon>
  );
}

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 19.5.9-4L15.7 5.2a1.9 1.9 0 0 1 2.7 0l.4.4a1.9 1.9 0 0 1 0 2.7L8.5 18.6ZM13.8 7.1l3.1 3.1" />
    </Icon>
  );
}

export function FlagIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="M6 20.5V4.2M6 5c3.6-2 6.6 1.8 12 0v8.6c-5.4 1.8-8.4-2-12 0" />
    </Icon>
  );
}

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.3h-4.3" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5.5v13M5.5 12h13" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.8 4.5 4.7L19 7.5" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6.5 6.5 11 11m0-11-11 11" />
    </Icon>
  );
}

export function ConversationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5c-4.7 0-8.3 3-8.3 6.9 0 2 1 3.8 2.6 5.1 0 1.3-.5 2.4-1.3 3.3 1.8 0 3.3-.6 4.4-1.7.8.2 1.7.3 2.6.3 4.7 0 8.3-3.1 8.3-7s-3.6-6.9-8.3-6.9Z" />
    </Icon>
  );
}

export function PhoneIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="M8.6 4.6 6.4 5.1c-1 .2-1.7 1.1-1.6 2.1.6 6.6 5.4 11.4 12 12 1 .1 1.9-.6 2.1-1.6l.5-2.2c.1-.5-.1-1-.6-1.2l-3.1-1.3c-.4-.2-.9-.1-1.2.3l-1.2 1.4a11.6 11.6 0 0 1-3.9-3.9l1.4-1.2c.4-.3.5-.8.3-1.2L9.8 5.2c-.2-.5-.7-.7-1.2-.6Z" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12Z" />
      <circle cx="12" cy="12" r="2.7" />
    </Icon>
  );
}

export function EyeClosedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 10.5c2 2.9 5 4.7 9 4.7s7-1.8 9-4.7M5.9 13.6 4 16.2M18.1 13.6l1.9 2.6M12 15.2v3.3" />
    </Icon>
  );
}

export function CloudIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.2 18.5a4.2 4.2 0 0 1-.5-8.3 5.6 5.6 0 0 1 10.7 1.2 3.6 3.6 0 0 1-.4 7.1Z" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.3" />
      <path d="M12 11.2v5M12 7.9v.01" />
    </Icon>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.3" />
      <path d="M12 7.7v5M12 16v.01" />
    </Icon>
  );
}

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.5" r="3.8" />
      <path d="M4.8 19.5c1-3.4 3.8-5.2 7.2-5.2s6.2 1.8 7.2 5.2" />
    </Icon>
  );
}

/** Two things that can be set one way or another. */
export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 8.5h7M16.5 8.5h3M4.5 15.5h3M12.5 15.5h7" />
      <circle cx="14" cy="8.5" r="2.4" />
      <circle cx="10" cy="15.5" r="2.4" />
    </Icon>
  );
}

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3.8" />
      <path d="M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M18 6l-1.4 1.4M7.4 16.6 6 18" />
    </Icon>
  );
}

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z" />
    </Icon>
  );
}

export function DeviceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="7" y="3.5" width="10" height="17" rx="2.4" />
      <path d="M11 17.5h2" />
    </Icon>
  );
}

export function LanguageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.3" />
      <path d="M3.7 12h16.6M12 3.7c2.3 2.4 3.4 5.2 3.4 8.3s-1.1 5.9-3.4 8.3c-2.3-2.4-3.4-5.2-3.4-8.3s1.1-5.9 3.4-8.3Z" />
    </Icon>
  );
}

export function SignOutIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="M10 4.5H7c-1.1 0-2 .9-2 2v11c0 1.1.9 2 2 2h3M15.5 8l4 4-4 4M19.5 12H10" />
    </Icon>
  );
}

export function LeafIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 19.5c.6-3.6 2.5-6.7 6-9.2M7.6 16.6c-2-5.7 2-11.2 11.6-12.1.6 9.5-4.3 14.6-11.6 12.1Z" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 8.5h8c.8 0 1.5.7 1.5 1.5v8c0 .8-.7 1.5-1.5 1.5h-8c-.8 0-1.5-.7-1.5-1.5v-8c0-.8.7-1.5 1.5-1.5Z" />
      <path d="M15.5 5.8c-.2-.8-.8-1.3-1.6-1.3h-7A2 2 0 0 0 5 6.5v7c0 .8.5 1.4 1.3 1.6" />
    </Icon>
  );
}

/** A door to walk out of. */
export function LeaveIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="M6 19.5V6.2c0-.7.4-1.2 1.1-1.4l5.4-1.2c.9-.2 1.5.4 1.5 1.2v14.4c0 .8-.6 1.4-1.5 1.2l-5.4-1.1M14 19.5h3.5V6H14M11 12v.01" />
    </Icon>
  );
}
