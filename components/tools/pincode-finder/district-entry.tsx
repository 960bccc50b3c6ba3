'use client'

import { ChevronDown } from 'lucide'
import { Icon } from '@/components/site/icon'
import { useState } from 'react'
import { ChoiceRow } from '@/components/lookup/choice-row'
import { useLookup } from '@/components/lookup/use-lookup'
import type { PincodeLookups } from '@/lib/lookup/pincode-finder'
import type { DistrictHit } from '@/lib/postal/place-search'

interface DistrictEntryProps {
  district: DistrictHit
  lookups: PincodeLookups
  onPincode(pincode: string): void
}

/** A district; opened, it lists its pincodes, which are fetched only then. */
export function DistrictEntry({ district, lookups, onPincode }: DistrictEntryProps) {
  const [open, setOpen] = useState(false)
  const { state, ask } = useLookup(lookups.district)
  const toggle = () => {
    if (!open && state.kind !== 'answered') void ask(district)
    setOpen(!open)
  }
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={toggle}
        className="flex min-h-11 w-full items-center justify-between gap-4 px-5 py-2 text-left -outline-offset-2 hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block font-medium">{district.name} district</span>
          <span className="block text-sm text-soft">{detail(district)}</span>
        </span>
        <Icon of={ChevronDown} className={`shrink-0 text-link ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && state.kind === 'loading' && (
        <p className="px-5 pb-4 text-sm text-soft">Fetching its pincodes…</p>
      )}
      {open && state.kind === 'failed' && (
        <p className="px-5 pb-4 text-sm text-bad">
          Failed to fetch its pincodes. Close and open it to try again.
        </p>
      )}
      {open && state.kind === 'answered' && (
        <ul className="border-t border-line bg-sunken">
          {state.answer.map(({ pincode, mainOffice, offices }) => (
            <ChoiceRow
              key={pincode}
              code={pincode}
              name={mainOffice}
              detail={offices === 1 ? '1 post office' : `${offices} post offices`}
              onCode={onPincode}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

function detail({ state, olderNames }: DistrictHit): string {
  return olderNames.length === 0 ? state : `${state} (also called ${olderNames.join(', ')})`
}
