import { problemText } from '@/components/fields/problem-text'
import type { FieldProblem } from '@/components/tool-form/use-tool-inputs'
import type { Reading } from '@/lib/inputs/kind'

/** What a reading comes to: its value, or the message that the field shows. */
export function valueOrMessage<R extends Reading<unknown, FieldProblem>>(
  reading: R,
): (R extends { ok: true; value: infer Value } ? Value : never) | string {
  if (!reading.ok) return problemText(reading.problem)
  return reading.value as R extends { ok: true; value: infer Value } ? Value : never
}
