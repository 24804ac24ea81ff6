import { Icon, type IconProps } from '#ui/icons.tsx';

export function PlayIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="M8.5 6.2v11.6c0 .5.5.8 1 .5l8.9-5.8a.6.6 0 0 0 0-1L9.5 5.7c-.5-.3-1 0-1 .5Z" />
    </Icon>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6.5v11M15 6.5v11" strokeWidth="2.25" />
    </Icon>
  );
}

export function StopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="7" y="7" width="10" height="10" rx="2" fill="currentColor" />
    </Icon>
  );
}
