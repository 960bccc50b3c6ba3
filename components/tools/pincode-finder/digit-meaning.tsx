import { pincodeMeaning } from '@/lib/postal/pincode-meaning'

interface DigitMeaningProps {
  pincode: string
  /** Large and one below the other, to fill the page before there is an answer. */
  large?: boolean
}

/** What the six digits of a pincode say, from the zone to the office. */
export function DigitMeaning({ pincode, large = false }: DigitMeaningProps) {
  return (
    <dl className={large ? 'px-5' : rowOfFour} aria-label="What the digits mean">
      {rowsOf(pincode).map(([digits, name, says]) => (
        <div
          key={name}
          className={large ? 'flex items-center gap-4 border-t border-line py-4 md:py-6' : undefined}
        >
          <dt className={large ? 'w-32 shrink-0' : undefined}>
            <span
              className={`block font-display text-accent tabular-nums ${large ? 'text-4xl sm:text-5xl' : 'text-lg'}`}
            >
              {digits}
            </span>
            <span className="block text-sm font-medium">{name}</span>
          </dt>
          <dd className={large ? 'text-soft' : 'text-sm text-soft'}>{says}</dd>
        </div>
      ))}
    </dl>
  )
}

const rowOfFour = 'grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-4'

function rowsOf(pincode: string): [digits: string, name: string, says: string][] {
  const { zone, subZone, sortingDistrict, deliveryOffice } = pincodeMeaning(pincode)
  return [
    [zone.digits, 'Zone', zone.name],
    [pincode.slice(0, 2), 'Sub-zone', subZone?.name ?? 'not in use'],
    [sortingDistrict, 'Sorting district', 'where its mail is sorted'],
    [deliveryOffice, 'Post office', 'the office that delivers'],
  ]
}
