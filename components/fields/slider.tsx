import type { InputBinding } from '@/components/tool-form/use-tool-inputs'

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
}: SliderRange & { field: InputBinding<number> | InputBinding<string>; label: string }) {
  return (
    <input
      type="range"
      name={`${field.name}-slider`}
      aria-label={`${label}, slider`}
      min={min}
      max={max}
      step={step}
      value={typeof field.value === 'number' ? Math.min(max, Math.max(min, field.value)) : min}
      aria-valuetext={field.text}
      onChange={(event) => {
        field.onText(event.currentTarget.value)
        field.onLeave?.()
      }}
      className="slider no-print"
    />
  )
}
