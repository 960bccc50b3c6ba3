import { ChoiceRow } from '@/components/lookup/choice-row'
import { DistrictEntry } from './district-entry'
import type { PincodeLookups } from '@/lib/lookup/pincode-finder'
import type { PlaceHits } from '@/lib/lookup/place-lookup'

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
  const more = (offices - mostOffices).toLocaleString('en-IN')
  return `${found}. The first ${mostOffices} offices are listed, ${more} more are not: add the district or another word.`
}
