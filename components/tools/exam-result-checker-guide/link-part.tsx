'use client'

import { LinkCheck } from '@/components/lookup/link-check'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { firstBoards } from '@/lib/education/first-boards'
import { furtherBoards, resultSites } from '@/lib/education/further-boards'

const SITES = [...firstBoards, ...furtherBoards, ...resultSites]

/** Tells the boards' own addresses from those that imitate them. */
export default function LinkPart({ field }: { field: FieldBinding }) {
  return (
    <LinkCheck
      field={field}
      sites={SITES}
      label="Link you were sent"
      hint="Paste it, or the whole message. It is examined here and not opened."
    />
  )
}
