import { Icon, type IconProps } from '#ui/icons.tsx';

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4h6l-1 6 3 3H7l3-3-1-6ZM12 13v7" />
    </Icon>
  );
}

export function ArchiveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v4H4zM6 9v10h12V9M10 13h4" />
    </Icon>
  );
}
