import { Icon, type IconProps } from '#ui/icons.tsx';

/** Something one likes. */
export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.4C7.2 16 4.4 13 4.4 9.6a3.9 3.9 0 0 1 7.6-1.3 3.9 3.9 0 0 1 7.6 1.3c0 3.4-2.8 6.4-7.6 9.8Z" />
    </Icon>
  );
}
