import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { ChoiceRow } from '@/components/lookup/choice-row'
import { useLookup } from '@/components/lookup/use-lookup'
import { Icon } from '@/components/site/icon'
import type { PincodeLookups } from '@/lib/lookup/pincode-finder'
import type { PlaceHits } from '@/lib/lookup/place-lookup'
import type { DistrictHit } from '@/lib/postal/place-search'

const mostOffices = 100
const mostDistricts = 10

interface PlaceHitListProps {
  query: string
  hits: PlaceHits
  lookups: PincodeLookups
  onPincode(pincode: string): void
}

/** Districts and offices that answer a name; each office leads to its pincode. */
export function PlaceHitList({ query, hits: { districts, offices }, lookups, onPincode }: PlaceHitListProps) {
  if (districts.length === 0 && offices.length === 0) {
    return <p className="px-5 pb-4">No office or district found for “{query}”.</p>
  }
  return (
    <>
      <p className="px-5 pb-4 text-sm text-soft">{summary(districts.length, offices.length)}</p>
      <div
        role="region"
        aria-label={`Places found for ${query}`}
        tabIndex={0}
        className="max-h-112 overflow-y-auto border-t border-line"
      >
        <ul>
          {districts.slice(0, mostDistricts).map((district) => (
            <DistrictEntry
              key={`${district.name}, ${district.state}`}
              district={district}
              lookups={lookups}
              onPincode={onPincode}
            />
          ))}
          {offices.slice(0, mostOffices).map(({ name, pincode, district, state }) => (
            <ChoiceRow
              key={`${pincode} ${name}`}
              code={pincode}
              name={name}
              detail={[district, state].filter((part) => part !== null).join(', ')}
              onCode={onPincode}
            />
          ))}
        </ul>
      </div>
    </>
  )
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-IN')} ${number === 1 ? one : many}`

function summary(districts: number, offices: number): string {
  const found = [
    ...(districts > 0 ? [count(districts, 'district', 'districts')] : []),
    ...(offices > 0 ? [count(offices, 'office', 'offices')] : []),
  ].join(' and ')
  if (offices <= mostOffices) return `${found}.`
  return `${found}. Showing the first ${mostOffices} offices. Add the district or another word to narrow the list.`
}

interface DistrictEntryProps {
  district: DistrictHit
  lookups: PincodeLookups
  onPincode(pincode: string): void
}

/** A district; opened, it lists its pincodes, which are fetched only then. */
function DistrictEntry({ district, lookups, onPincode }: DistrictEntryProps) {
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
          <span className="block text-sm text-soft">{placeOf(district)}</span>
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

function placeOf({ state, olderNames }: DistrictHit): string {
  return olderNames.length === 0 ? state : `${state} (also called ${olderNames.join(', ')})`
}
