'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLookup } from '@/components/lookup/use-lookup'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import { failedMessage, finderView, hasFailed } from '@/components/tools/pincode-finder/finder-view'
import { siteLookups } from '@/components/tools/pincode-finder/lookups'
import { PincodeForm } from '@/components/tools/pincode-finder/pincode-form'
import { PincodeResult } from '@/components/tools/pincode-finder/pincode-result'
import { PlaceSearch } from '@/components/tools/pincode-finder/place-search'
import { linkWith, textInLink } from '@/lib/inputs/text-in-link'
import type { PincodeLookups } from '@/lib/lookup/pincode-finder'
import { isPincode, pincodeDigits } from '@/lib/postal/pincode'
import { showToast } from '@/lib/toast'

/** Post offices of a pincode, and the pincode of a place. A link with a pincode searches at once. */
export function PincodeFinder({ lookups = siteLookups }: { lookups?: PincodeLookups }) {
  const link = useLink()
  const [typed, setTyped] = useState<{ over: object; digits: string; invalid: boolean } | null>(null)
  const lookup = useLookup(lookups.pincode)
  const result = useRef<HTMLElement>(null)
  const place = useRef<HTMLElement>(null)
  const linked = pincodeDigits(textInLink(link, 'pincode') ?? '')
  const { digits, invalid } =
    typed?.over === link ? typed : { digits: linked, invalid: linked !== '' && !isPincode(linked) }

  async function ask(pincode: string) {
    const end = await lookup.ask(pincode)
    if (end && hasFailed(end))
      showToast({ title: 'Error', description: failedMessage, variant: 'destructive' })
  }

  function search(pincode: string) {
    const valid = isPincode(pincode)
    setTyped({ over: link, digits: pincode, invalid: !valid })
    if (!valid) return lookup.clear()
    const { search: query, hash } = linkWith(location, 'pincode', pincode)
    writeLink(query, hash)
    void ask(pincode)
  }

  const followLink = useEffectEvent(() => {
    if (isPincode(linked)) void ask(linked)
  })
  useEffect(() => followLink(), [link])

  return (
    <div className="grid gap-4 md:grid-cols-[2fr_3fr] md:grid-rows-[auto_1fr]">
      <PincodeForm
        digits={digits}
        invalid={invalid}
        loading={lookup.state.kind === 'loading'}
        onDigits={(next) => {
          setTyped({ over: link, digits: next, invalid: false })
          void lookups.prepare()
          if (lookup.state.kind !== 'answered' || finderView(lookup.state).kind !== 'found') lookup.clear()
        }}
        onSearch={() => search(digits)}
        onByPlace={() => place.current?.querySelector('input')?.focus()}
      />
      <PincodeResult ref={result} view={finderView(lookup.state)} onRetry={search} />
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
