import type { ReactNode } from 'react'
import { problemText } from '@/components/fields/problem-text'
import { cutToRead } from '@/lib/inputs/text-limits'
import type { FieldBinding, FieldProblem } from '@/components/tool-form/use-tool-inputs'

export interface FieldWords {
  label: string
  /** A line under the control; a problem takes its place. */
  hint?: ReactNode
}

/** The ids by which a control, its label and its message find each other. */
export const fieldIds = (name: string) => ({ control: `field-${name}`, message: `message-${name}` })

/** The properties of a native control that belongs to a `Field`. */
export function nativeControl({ name, text, problem, onText }: FieldBinding) {
  const ids = fieldIds(name)
  return {
    id: ids.control,
    name,
    value: text,
    'aria-invalid': problem !== null,
    'aria-describedby': ids.message,
    onChange: (event: { currentTarget: { value: string } }) => onText(cutToRead(event.currentTarget.value)),
    className: 'control',
  }
}

/**
 * Label, control, and one line below them for the hint or the problem. On a phone a short control is in the
 * row of its label.
 */
export function Field({
  name,
  label,
  hint,
  problem,
  children,
}: FieldWords & { name: string; problem: FieldProblem | null; children: ReactNode }) {
  const ids = fieldIds(name)
  return (
    <div className="field">
      <label htmlFor={ids.control}>{label}</label>
      {children}
      <p id={ids.message} className={`field-message ${problem === null ? 'text-soft' : 'text-bad'}`}>
        {problem === null ? hint : problemText(problem)}
      </p>
    </div>
  )
}

/** The problem with what was chosen. */
export const ChoiceProblem = ({ field: { name, problem } }: { field: FieldBinding }) =>
  problem !== null && (
    <p id={fieldIds(name).message} className="mt-1 text-sm text-bad">
      {problemText(problem)}
    </p>
  )
