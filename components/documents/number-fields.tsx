'use client'

import type { ReactNode } from 'react'
import { Pair } from '@/components/documents/section'
import type { DocumentFields } from '@/components/documents/use-document'
import { WordsField } from '@/components/documents/words-field'
import { DateField } from '@/components/fields/date-field'

interface NumberFieldsProps {
  fields: DocumentFields
  /** 'Invoice': its number and its date are named after it. */
  name: string
  children?: ReactNode
}

/** Number and dates of a document. */
export function NumberFields({ fields, name, children }: NumberFieldsProps) {
  return (
    <Pair>
      <WordsField field={fields.own('number')} label={`${name} number`} />
      <DateField field={fields.own('date')} label={`${name} date`} precision="day" />
      {children}
    </Pair>
  )
}
