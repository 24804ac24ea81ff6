import { Icon, type IconProps } from '#ui/icons.tsx';

export function ThumbUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 20.5h9.2a2 2 0 0 0 2-1.6l1.3-6.8a1.9 1.9 0 0 0-1.9-2.3h-4.3l.7-3.9a2.1 2.1 0 0 0-3.9-1.3L7.5 10.4ZM7.5 10.4H4.2v10.1h3.3" />
    </Icon>
  );
}

export function ThumbDownIcon({ className = '', ...props }: IconProps) {
  return <ThumbUpIcon className={`-scale-y-100 ${className}`} {...props} />;
}

/** Something that leaves upwards. */
export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 14.5v-11M8 7.2l4-4 4 4M6.5 11H5v9.5h14V11h-1.5" />
    </Icon>
  );
}
