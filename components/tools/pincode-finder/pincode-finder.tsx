'use client'

import { useRef } from 'react'
import { hasFailed, lookupView } from '@/components/lookup/lookup-view'
import { SearchForm } from '@/components/lookup/search-form'
import { useLinkedSearch } from '@/components/lookup/use-linked-search'
import { useLookup } from '@/components/lookup/use-lookup'
import { failedMessage, invalidMessage } from '@/components/tools/pincode-finder/finder-view'
import { siteLookups } from '@/components/tools/pincode-finder/lookups'
import { PincodeResult } from '@/components/tools/pincode-finder/pincode-result'
import { PlaceSearch } from '@/components/tools/pincode-finder/place-search'
import type { PincodeLookups } from '@/lib/lookup/pincode-finder'
import { isPincode, pincodeDigits, pincodeLength } from '@/lib/postal/pincode'
import { showToast } from '@/lib/toast'

/** Post offices of a pincode, and the pincode of a place. A link with a pincode searches at once. */
export function PincodeFinder({ lookups = siteLookups }: { lookups?: PincodeLookups }) {
  const lookup = useLookup(lookups.pincode)
  const result = useRef<HTMLElement>(null)
  const place = useRef<HTMLElement>(null)
  const field = useLinkedSearch({
    name: 'pincode',
    read: pincodeDigits,
    problemOf: (digits) => (isPincode(digits) ? null : invalidMessage),
    ask: (pincode) => void ask(pincode),
  })

  async function ask(pincode: string) {
    const end = await lookup.ask(pincode)
    if (end && hasFailed(end))
      showToast({ title: 'Error', description: failedMessage, variant: 'destructive' })
  }

  const view = lookupView(lookup.state)

  function search(pincode: string) {
    if (!field.search(pincode)) lookup.clear()
  }

  return (
    <div className="grid gap-4 md:grid-cols-[2fr_3fr] md:grid-rows-[auto_1fr]">
      <SearchForm
        title="Find post offices"
        name="pincode"
        label="Pincode"
        hint="Six digits, such as 110 001"
        text={field.text}
        problem={field.problem}
        inputMode="numeric"
        read={pincodeDigits}
        loading={lookup.state.kind === 'loading'}
        tooShort={field.text.length < pincodeLength}
        onText={(digits) => {
          field.onText(digits)
          void lookups.prepare()
          if (view.kind !== 'found') lookup.clear()
        }}
        onSearch={() => search(field.text)}
      >
        <button
          type="button"
          onClick={() => place.current?.querySelector('input')?.focus()}
          className="min-h-11 text-left text-sm text-link underline md:hidden"
        >
          Pincode not at hand? Find it by place
        </button>
      </SearchForm>
      <PincodeResult ref={result} view={view} onRetry={search} />
      <PlaceSearch
        ref={place}
        lookups={lookups}
        onPincode={(pincode) => {
          search(pincode)
          result.current?.focus()
        }}
      />
    </div>
  )
}
