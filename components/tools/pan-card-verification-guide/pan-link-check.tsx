'use client'

import { LinkCheck } from '@/components/lookup/link-check'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { panSites } from '@/lib/identity/official-sites'

/** Tells the departments' own addresses from those that imitate them. */
export default function PanLinkCheck({ field }: { field: FieldBinding }) {
  return (
    <LinkCheck
      field={field}
      sites={panSites}
      label="Web address to check"
      hint="As you were sent it, or the whole message. It is examined here and not opened."
    />
  )
}
