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
import { nameOf, t } from '@/lib/language/words'

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
      title={t('Find by place')}
      label={t('Office, area or district')}
      hint={t('When you do not know the pincode')}
      lookUp={lookups.place}
      failed={t('Failed to search for this place. Please try again.')}
      found={(name, { districts, offices }) =>
        districts.length + offices.length === 0 ? (
          <p className="px-5 pb-4">{t('No office or district found for “{0}”.', name)}</p>
        ) : (
          <div key={name}>
            <p className="px-5 pb-4 text-sm text-soft">{summary(districts.length, offices.length)}</p>
            <ScrollList label={t('Places found for {0}', name)}>
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
                  detail={[office.district, office.state && nameOf('states', office.state)]
                    .filter(Boolean)
                    .join(', ')}
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
  const parts = [
    ...(districts > 0 ? [counted(districts, 'district')] : []),
    ...(offices > 0 ? [counted(offices, 'office')] : []),
  ]
  const found = parts.length === 2 ? t('{0} and {1}', parts[0]!, parts[1]!) : parts[0]!
  if (offices <= mostOffices) return t('{0}.', found)
  return t(
    '{0}. Showing the first {1} offices. Add the district or another word to narrow the list.',
    found,
    mostOffices,
  )
}

/** A district; opened, it lists its pincodes, which are fetched only then. */
function DistrictEntry({ district, lookups, onPincode }: PlaceSearchProps & { district: DistrictHit }) {
  const { name, olderNames } = district
  const inState = nameOf('states', district.state)
  const [open, setOpen] = useState(false)
  const { state, ask } = useQuestion(lookups.district)
  const toggle = () => {
    if (!open && state.kind !== 'answered') void ask(district)
    setOpen(!open)
  }
  return (
    <ChoiceRow
      name={t('{0} district', name)}
      detail={olderNames.length === 0 ? inState : t('{0} (also called {1})', inState, olderNames.join(', '))}
      end={<Icon icon={ChevronDown} className={open ? 'rotate-180' : undefined} />}
      aria-expanded={open}
      onClick={toggle}
    >
      {open && state.kind === 'loading' && (
        <p className="px-5 pb-4 text-sm text-soft">{t('Fetching its pincodes…')}</p>
      )}
      {open && state.kind === 'failed' && (
        <p className="px-5 pb-4 text-sm text-bad">
          {t('Failed to fetch its pincodes. Close and open it to try again.')}
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
