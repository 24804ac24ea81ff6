import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import type { ReactNode } from 'react';
import { fieldStyles } from '#ui/field-styles.ts';

export interface SliderProps {
  label: string;
  isLabelHidden?: boolean;
  value: number;
  onChange: (value: number) => void;
  /** When the thumb is released. */
  onChangeEnd?: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** How the value is written and said, for example as a percentage. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Decoration for the two ends, for example a quiet and a loud speaker. */
  startPicture?: ReactNode;
  endPicture?: ReactNode;
  isDisabled?: boolean;
  className?: string | undefined;
}

/** A value between two ends where the exact figure matters less than the feel. */
export function Slider(props: SliderProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    onChange,
    onChangeEnd,
    startPicture,
    endPicture,
    className,
    ...rest
  } = props;
  return (
    <AriaSlider<number>
      {...rest}
      {...(isLabelHidden && { 'aria-label': label })}
      value={value}
      onChange={onChange}
      {...(onChangeEnd && { onChangeEnd })}
      className={fieldStyles().root({ className: `group ${className ?? ''}` })}
    >
      {!isLabelHidden && (
        <div className="flex items-baseline justify-between gap-3">
          <Label className={fieldStyles().label()}>{label}</Label>
          <SliderOutput className="text-sm text-muted tabular-nums" />
        </div>
      )}
      <div className="flex items-center gap-2 text-muted group-data-disabled:opacity-55">
        {startPicture}
        <SliderTrack className="relative mx-3.5 h-touch min-w-0 flex-1 cursor-pointer">
          <span className="absolute inset-x-0 top-1/2 -mx-3 h-2 -translate-y-1/2 rounded-full bg-sunken ring-1 ring-control ring-inset forced-colors:bg-[ButtonText]" />
          <SliderFill className="top-1/2 -ms-3 h-2! -translate-y-1/2 rounded-full bg-primary forced-colors:bg-[Highlight]" />
          <SliderThumb className="top-1/2 grid size-touch cursor-grab touch-none place-items-center rounded-full outline-none after:size-6.5 after:rounded-full after:border-2 after:border-raised after:bg-primary after:shadow-soft after:outline-offset-2 after:transition-transform after:content-[''] data-dragging:cursor-grabbing data-dragging:after:scale-110 data-focus-visible:after:outline-2 data-focus-visible:after:outline-focus forced-colors:after:bg-[ButtonText]" />
        </SliderTrack>
        {endPicture}
      </div>
    </AriaSlider>
  );
}
