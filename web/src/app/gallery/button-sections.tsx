import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { BackIcon, CopyIcon, MoreIcon, PlusIcon, SendIcon } from '#ui/icons.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { GallerySection, Specimen } from './specimen.tsx';
import type { GalleryWords } from './words.ts';

const variants = ['primary', 'secondary', 'outline', 'quiet', 'danger', 'dangerQuiet'] as const;

export function ButtonsSection({ words }: { words: GalleryWords }) {
  const { buttons, sizes, states } = words;
  return (
    <GallerySection title={words.sections.buttons}>
      <Specimen name={states.usual}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {buttons[variant]}
          </Button>
        ))}
      </Specimen>
      <Specimen name={states.pending}>
        <Button isPending>{buttons.saving}</Button>
        <Button variant="secondary" isPending>
          {buttons.saving}
        </Button>
      </Specimen>
      <Specimen name={states.disabled}>
        {variants.slice(0, 3).map((variant) => (
          <Button key={variant} variant={variant} isDisabled>
            {buttons[variant]}
          </Button>
        ))}
      </Specimen>
      <Specimen>
        <Button size="small">{sizes.small}</Button>
        <Button>{sizes.medium}</Button>
        <Button size="large">
          <PlusIcon className="size-5" />
          {sizes.large}
        </Button>
      </Specimen>
      <Button isFullWidth size="large">
        {buttons.primary}
      </Button>
      <Specimen>
        <IconButton label={buttons.send} variant="primary">
          <SendIcon />
        </IconButton>
        <IconButton label={buttons.copy} variant="soft">
          <CopyIcon />
        </IconButton>
        <IconButton label={buttons.more}>
          <MoreIcon />
        </IconButton>
        <IconButton label={buttons.copy} variant="muted">
          <CopyIcon />
        </IconButton>
        <IconButton label={buttons.send} variant="primary" isDisabled>
          <SendIcon />
        </IconButton>
        <IconLink to="." label={buttons.back}>
          <BackIcon />
        </IconLink>
      </Specimen>
      <Specimen>
        <ButtonLink to="." variant="secondary">
          {buttons.outline}
        </ButtonLink>
        <Link to=".">{buttons.link}</Link>
        <Link to="." isQuiet>
          {buttons.quietLink}
        </Link>
        <PlainButton>{buttons.plain}</PlainButton>
      </Specimen>
    </GallerySection>
  );
}
