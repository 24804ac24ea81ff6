import { Icon, type IconProps } from '#ui/icons.tsx';

export function MicrophoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="9" y="3.5" width="6" height="11" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v2.7" />
    </Icon>
  );
}

/** A loudspeaker. */
export function ListenIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="M4.5 9.8v4.4h2.9l4.1 3.6V6.2L7.4 9.8ZM15 9.2a4 4 0 0 1 0 5.6M17.6 6.6a7.6 7.6 0 0 1 0 10.8" />
    </Icon>
  );
}

/** A voice as it goes up and down. */
export function TalkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 10.5v3M8.25 7.5v9M12 4.5v15M15.75 8.5v7M19.5 10.5v3" strokeWidth="2" />
    </Icon>
  );
}
