import {
  Button,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { buttonStyles } from '#ui/button-styles.ts';
import { CloseIcon } from '#ui/icons.tsx';
import type { ToastMessage, ToastRegionProps } from '#ui/toast.tsx';

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 2 });
const shownFor = 7000;
/** Above and below the messages, in pixels. */
const gap = 16;

/** Shows a message; returns a function that removes it. */
export function addToast(message: ToastMessage): () => void {
  const key = queue.add(message, { timeout: shownFor });
  return () => queue.close(key);
}

export function clearQueue(): void {
  queue.clear();
}

/** Says how high the messages are, so that what fills the screen can make room for them. */
function keepRoom(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--toast-height', `${region.offsetHeight + gap}px`));
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast-height');
  };
}

/** The place where messages appear, see `toast.tsx`: below, or above what fills the screen, which has its composer there. */
export function LoadedToastRegion({ label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion
      ref={keepRoom}
      queue={queue}
      aria-label={label}
      className="fixed inset-x-4 [inset-block:var(--toast-place,auto_calc(5.5rem+env(safe-area-inset-bottom)))] z-40 mx-auto flex max-w-md flex-col gap-2 outline-none md:[inset-block:var(--toast-place,auto_1.5rem)]"
    >
      {({ toast }) => (
        <AriaToast
          toast={toast}
          className={`flex items-center gap-2 rounded-lg border bg-raised py-2 ps-5 pe-2 shadow-lifted animate-rise ${toast.content.tone === 'danger' ? 'border-danger' : 'border-line'}`}
        >
          <ToastContent className="min-w-0 flex-1 py-1.5">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.action && (
            <Button
              className={buttonStyles({ variant: 'secondary', size: 'small' })}
              onPress={() => {
                toast.content.action?.onAction();
                queue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button
            slot="close"
            aria-label={closeLabel}
            className="grid size-touch shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-soft"
          >
            <CloseIcon className="size-5" />
          </Button>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
