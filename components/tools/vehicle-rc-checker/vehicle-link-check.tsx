'use client'

import { LinkCheck } from '@/components/lookup/link-check'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { vehicleSites } from '@/lib/vehicles/official-sites'

/** Tells the ministry's own addresses from those that imitate them. */
export default function VehicleLinkCheck({ field }: { field: FieldBinding }) {
  return (
    <LinkCheck
      field={field}
      sites={vehicleSites}
      label="Web address to check"
      hint="As you were sent it, or the whole message. It is examined here and not opened."
    />
  )
}
