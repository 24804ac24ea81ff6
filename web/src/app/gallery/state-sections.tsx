import { Link } from 'react-router';
import { Avatar } from '#ui/avatar.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card, cardStyles } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ConversationIcon } from '#ui/icons.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TypingDots } from '#ui/typing-dots.tsx';
import { GallerySection, Specimen } from './specimen.tsx';
import type { GalleryWords } from './words.ts';

export function MessagesSection({ words: { messages, sections } }: { words: GalleryWords }) {
  return (
    <GallerySection title={sections.messages}>
      <Banner>{messages.calm}</Banner>
      <Banner tone="positive">{messages.positive}</Banner>
      <Banner tone="notice">{messages.notice}</Banner>
      <Banner
        tone="danger"
        action={
          <Button variant="outline" size="small">
            {messages.retry}
          </Button>
        }
      >
        {messages.danger}
      </Banner>
      <EmptyState
        picture={<ConversationIcon className="size-10" />}
        title={messages.emptyTitle}
        text={messages.emptyText}
        action={<Button>{messages.emptyAction}</Button>}
      />
      <div aria-busy="true" className="flex flex-col gap-3">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton />
        <Skeleton className="h-5 w-4/5" />
      </div>
    </GallerySection>
  );
}

export function ProgressSection({ words: { progress, messages, sections } }: { words: GalleryWords }) {
  return (
    <GallerySection title={sections.progress}>
      <ProgressBar label={progress.profile} value={0} />
      <ProgressBar label={progress.practice} value={62} />
      <ProgressBar label={progress.week} value={3} maxValue={5} valueLabel={progress.weekValue} />
      <ProgressBar label={progress.export} />
      <Specimen>
        <ProgressRing label={progress.start} value={0} className="size-20" />
        <ProgressRing label={progress.week} value={3} maxValue={5} valueLabel={progress.weekValue}>
          <span className="font-display text-2xl">{progress.three}</span>
        </ProgressRing>
        <ProgressRing label={progress.whole} value={100} className="size-16" />
        <span className="flex items-center gap-3 text-muted">
          <Spinner />
          <TypingDots />
          <span className="sr-only">{messages.thinking}</span>
        </span>
      </Specimen>
    </GallerySection>
  );
}

export function ContainersSection({ words: { containers, sections } }: { words: GalleryWords }) {
  return (
    <GallerySection title={sections.containers}>
      <Card>{containers.card}</Card>
      <Card tone="soft">{containers.soft}</Card>
      <Link to="." className={cardStyles({ isPressable: true })}>
        {containers.pressable}
      </Link>
      <Specimen>
        <Avatar name={containers.person} />
        <Avatar name={containers.person} size="medium" />
        <Avatar name={containers.person} size="large" src="/icons/icon-192.png" />
      </Specimen>
      <div>
        <Disclosure title={containers.question} isDefaultExpanded>
          {containers.answer}
        </Disclosure>
        <Disclosure title={containers.question2}>{containers.answer2}</Disclosure>
      </div>
    </GallerySection>
  );
}
