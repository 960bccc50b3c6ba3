'use client'

import { WordsField } from '@/components/documents/words-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { type GstinProblem, readGstin } from '@/lib/tax/gstin'

const PROBLEMS: Record<GstinProblem, string> = {
  empty: '',
  length: 'A GSTIN has 15 characters.',
  characters: 'A GSTIN has only letters and digits.',
  state: 'The first two digits are no state code of GST.',
  pan: 'Characters 3 to 12 are no PAN.',
  entity: 'The 13th character is 1 to 9 or a letter, and the 14th is Z.',
  checkCharacter: 'The last character does not fit the others. Check the GSTIN for a slip.',
}

/** A GSTIN, checked by its last character; the state it names stands below it. */
export function GstinField({ field, label }: { field: FieldBinding; label: string }) {
  const reading = readGstin(field.text)
  const problem = reading.kind === 'problem' ? PROBLEMS[reading.problem] || null : null
  return (
    <WordsField
      field={{
        ...field,
        problem,
        onLeave: () => {
          if (reading.kind === 'valid' && reading.gstin !== field.text) field.onText(reading.gstin)
        },
      }}
      label={label}
      hint={reading.kind === 'valid' ? `${reading.state.name}, state code ${reading.state.code}` : 'Optional'}
    />
  )
}
