import { maxRecordingSeconds } from '@alento/domain/voice/limits.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { LevelMeter } from './level-meter.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { DictationState } from '../recording/dictation.ts';
import { useFocusReturn } from '../use-focus-return.ts';

export interface RecordingBarProps {
  state: Extract<DictationState, { status: 'asking' | 'recording' | 'processing' }>;
  onFinish: () => void;
  onCancel: () => void;
}

/** Stands over the composer while somebody speaks. */
export function RecordingBar({ state, onFinish, onCancel }: RecordingBarProps) {
  const { t } = useTranslation('voice');
  const isRecording = state.status === 'recording';
  const bar = useRef<HTMLDivElement>(null);
  const finish = useRef<HTMLButtonElement>(null);
  useInertNeighbours(bar);
  useFocusReturn(true);
  useEffect(() => (isRecording ? finish : bar).current?.focus(), [isRecording]);
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('record')}
      tabIndex={-1}
      className="absolute inset-0 z-10 flex items-end gap-1 rounded-xl bg-raised p-1.5 outline-none"
    >
      <IconButton label={t('cancel')} variant="muted" onPress={onCancel}>
        <CloseIcon />
      </IconButton>
      <div className="flex h-touch min-w-0 flex-1 items-center gap-3">
        {isRecording ? <Recording state={state} /> : <Waiting text={t(state.status)} />}
      </div>
      <IconButton ref={finish} label={t('finish')} variant="primary" isDisabled={!isRecording} onPress={onFinish}>
        <CheckIcon />
      </IconButton>
    </div>
  );
}

/** What it covers is out of reach; what is told to screen readers is not covered. */
function useInertNeighbours(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const all = Array.from(bar.current?.parentElement?.children ?? []);
    const covered = all.filter((each) => each !== bar.current && each.role !== 'status');
    for (const each of covered) each.toggleAttribute('inert', true);
    return () => {
      for (const each of covered) each.toggleAttribute('inert', false);
    };
  }, [bar]);
}

function Recording({ state: { levels, words, seconds } }: { state: Extract<DictationState, { status: 'recording' }> }) {
  return (
    <>
      <span aria-hidden="true" className="size-2.5 shrink-0 animate-breathe rounded-full bg-danger" />
      {words === '' ? (
        <LevelMeter levels={levels} className="min-w-0 flex-1" />
      ) : (
        <p dir="auto" className="min-w-0 flex-1 truncate text-sm text-muted [direction:inherit]">
          {words}
        </p>
      )}
      <p role="timer" aria-live="off" className="pe-1 text-sm text-muted tabular-nums" dir="ltr">
        {`${clockOf(seconds)} / ${clockOf(maxRecordingSeconds)}`}
      </p>
    </>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <p className="flex min-w-0 items-center gap-2.5 text-sm text-muted">
      <Spinner className="size-5 shrink-0" />
      <span className="line-clamp-2">{text}</span>
    </p>
  );
}

/** Minutes and seconds: 4:05 */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
