interface FormatHeadlineProps {
  /** The output's name; its value is 'valid' or 'invalid'. */
  name: string
  label: string
  valid: boolean
  /** What is still to be typed, when nothing else is wrong. */
  missing: string | null
}

/** Whether a number has its format, and no more than that. */
export function FormatHeadline({ name, label, valid, missing }: FormatHeadlineProps) {
  if (missing !== null) return <p role="status">{missing} to come.</p>
  return (
    <>
      <span id={`label-${name}`}>{label}</span>
      <div>
        <output name={name} data-value={valid ? 'valid' : 'invalid'} aria-labelledby={`label-${name}`}>
          {valid ? 'Format valid' : 'Format wrong'}
        </output>
      </div>
    </>
  )
}
