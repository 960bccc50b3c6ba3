'use client'

import type { ReactNode } from 'react'
import { Pair } from '@/components/documents/section'
import { TextField } from '@/components/documents/text-field'
import type { DocumentFields } from '@/components/documents/use-document'
import { DateField } from '@/components/fields/date-field'

interface NumberFieldsProps {
  fields: Pick<DocumentFields, 'own'>
  /** 'Invoice': prefix of the labels. */
  name: string
  children?: ReactNode
}

/** Number and dates of a document. */
export function NumberFields({ fields, name, children }: NumberFieldsProps) {
  return (
    <Pair>
      <TextField field={fields.own('number')} label={`${name} number`} />
      <DateField field={fields.own('date')} label={`${name} date`} precision="day" />
      {children}
    </Pair>
  )
}
