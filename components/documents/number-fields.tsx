'use client'

import type { ReactNode } from 'react'
import { messageOf } from '@/components/documents/problem-messages'
import { Pair } from '@/components/documents/section'
import { TextField } from '@/components/documents/text-field'
import { binding, changeDraft, fieldsOf } from '@/components/documents/use-document'
import { DateField } from '@/components/fields/date-field'
import type { Draft } from '@/lib/invoicing/draft'
import type { FieldProblems } from '@/lib/invoicing/field-problems'

interface NumberFieldsProps {
  draft: Draft
  problems: FieldProblems
  /** 'Invoice': prefix of the labels. */
  name: string
  children?: ReactNode
}

/** Number and dates of a document. */
export function NumberFields({ draft, problems, name, children }: NumberFieldsProps) {
  const setNumber = (number: string) => changeDraft(draft, { number, ownNumber: true })
  return (
    <Pair>
      <TextField
        field={binding('number', draft.number, setNumber, messageOf(problems.number))}
        label={`${name} number`}
      />
      <DateField
        field={fieldsOf(draft).own('date', messageOf(problems.date))}
        label={`${name} date`}
        precision="day"
      />
      {children}
    </Pair>
  )
}
