import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { readNumber } from '@/lib/inputs/read-number'

export interface SliderRange {
  min: number
  max: number
  step: number
}

/** A coarse way to set the field above it, for a thumb; the text field stays the one that counts. */
export function Slider({
  field,
  label,
  min,
  max,
  step,
}: SliderRange & { field: FieldBinding; label: string }) {
  const number = readNumber(field.text)
  return (
    <input
      type="range"
      name={`${field.name}-slider`}
      aria-label={`${label}, slider`}
      min={min}
      max={max}
      step={step}
      value={number === null ? min : Math.min(max, Math.max(min, number))}
      aria-valuetext={field.text}
      onChange={(event) => {
        field.onText(event.currentTarget.value)
        field.onLeave()
      }}
      className="slider no-print"
    />
  )
}
