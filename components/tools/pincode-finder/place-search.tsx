import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { ChoiceRow } from '@/components/lookup/choice-row'
import { NameSearch } from '@/components/lookup/name-search'
import { useQuestion } from '@/components/hooks/use-question'
import { ScrollList } from '@/components/ui/scroll-list'
import { Icon } from '@/components/ui/icon'
import { counted } from '@/lib/format/numbers'
import type { PincodeLookups } from '@/lib/lookup/pincode/pincode-finder'
import type { DistrictHit } from '@/lib/postal/place-search'

const mostOffices = 100
const mostDistricts = 10

interface PlaceSearchProps {
  lookups: PincodeLookups
  onPincode(pincode: string): void
}

/** From the name of an office, an area or a district to its pincode. */
export function PlaceSearch({ lookups, onPincode }: PlaceSearchProps) {
  return (
    <NameSearch
      title="Find by place"
      label="Office, area or district"
      hint="When you do not know the pincode"
      lookUp={lookups.place}
      failed="Failed to search for this place. Please try again."
      found={(name, { districts, offices }) =>
        districts.length + offices.length === 0 ? (
          <p className="px-5 pb-4">No office or district found for “{name}”.</p>
        ) : (
          <div key={name}>
            <p className="px-5 pb-4 text-sm text-soft">{summary(districts.length, offices.length)}</p>
            <ScrollList label={`Places found for ${name}`}>
              {districts.slice(0, mostDistricts).map((district) => (
                <DistrictEntry
                  key={`${district.name}, ${district.state}`}
                  district={district}
                  lookups={lookups}
                  onPincode={onPincode}
                />
              ))}
              {offices.slice(0, mostOffices).map((office) => (
                <ChoiceRow
                  key={`${office.pincode} ${office.name}`}
                  name={office.name}
                  detail={[office.district, office.state].filter((part) => part !== null).join(', ')}
                  end={office.pincode}
                  onClick={() => onPincode(office.pincode)}
                />
              ))}
            </ScrollList>
          </div>
        )
      }
    />
  )
}

function summary(districts: number, offices: number): string {
  const found = [
    ...(districts > 0 ? [counted(districts, 'district')] : []),
    ...(offices > 0 ? [counted(offices, 'office')] : []),
  ].join(' and ')
  if (offices <= mostOffices) return `${found}.`
  return `${found}. Showing the first ${mostOffices} offices. Add the district or another word to narrow the list.`
}

/** A district; opened, it lists its pincodes, which are fetched only then. */
function DistrictEntry({ district, lookups, onPincode }: PlaceSearchProps & { district: DistrictHit }) {
  const { name, state: inState, olderNames } = district
  const [open, setOpen] = useState(false)
  const { state, ask } = useQuestion(lookups.district)
  const toggle = () => {
    if (!open && state.kind !== 'answered') void ask(district)
    setOpen(!open)
  }
  return (
    <ChoiceRow
      name={`${name} district`}
      detail={olderNames.length === 0 ? inState : `${inState} (also called ${olderNames.join(', ')})`}
      end={<Icon icon={ChevronDown} className={open ? 'rotate-180' : undefined} />}
      aria-expanded={open}
      onClick={toggle}
    >
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
              name={mainOffice}
              detail={counted(offices, 'post office')}
              end={pincode}
              onClick={() => onPincode(pincode)}
            />
          ))}
        </ul>
      )}
    </ChoiceRow>
  )
}
