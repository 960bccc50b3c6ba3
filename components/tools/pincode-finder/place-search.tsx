'use client'

import type { Ref } from 'react'
import { NameSearch } from '@/components/lookup/name-search'
import { useNameLookup } from '@/components/lookup/use-name-lookup'
import { PlaceHitList } from './place-hits'
import type { PincodeLookups } from '@/lib/lookup/pincode-finder'

interface PlaceSearchProps {
  ref?: Ref<HTMLElement>
  lookups: PincodeLookups
  onPincode(pincode: string): void
}

/** From the name of an office, an area or a district to its pincode. */
export function PlaceSearch({ ref, lookups, onPincode }: PlaceSearchProps) {
  const { state, field } = useNameLookup(lookups.place)
  return (
    <NameSearch
      ref={ref}
      title="Find by place"
      name="place"
      label="Office, area or district"
      hint="When you do not know the pincode"
      field={field}
      loading={state.kind === 'loading'}
      failed={state.kind === 'failed' ? 'Failed to search for this place. Please try again.' : null}
    >
      {state.kind === 'answered' && (
        <PlaceHitList
          key={state.question}
          query={state.question}
          hits={state.answer}
          lookups={lookups}
          onPincode={onPincode}
        />
      )}
    </NameSearch>
  )
}
