import { pincodeMeaning } from '@/lib/postal/pincode-meaning'

const scheme = [
  ['1st', 'Zone', 'one of eight regions, or army post'],
  ['2nd', 'Sub-zone', 'with the first: a postal circle or part of one'],
  ['3rd', 'Sorting district', 'with the first two'],
  ['4th–6th', 'Post office', 'the office that delivers'],
] as const

/** What the six digits say, of a pincode or of pincodes as such. */
export function DigitMeaning({ pincode }: { pincode: string | null }) {
  const rows = pincode === null ? scheme : rowsOf(pincode)
  return (
    <dl
      className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-4"
      aria-label="What the digits mean"
    >
      {rows.map(([digits, name, says]) => (
        <div key={name}>
          <dt>
            <span className="block font-display text-lg text-accent">{digits}</span>
            <span className="block text-sm font-medium">{name}</span>
          </dt>
          <dd className="text-sm text-soft">{says}</dd>
        </div>
      ))}
    </dl>
  )
}

function rowsOf(pincode: string): [digits: string, name: string, says: string][] {
  const { zone, subZone, sortingDistrict, deliveryOffice } = pincodeMeaning(pincode)
  return [
    [zone.digits, 'Zone', zone.name],
    [pincode.slice(0, 2), 'Sub-zone', subZone?.name ?? 'not given out'],
    [sortingDistrict, 'Sorting district', 'where letters for it are sorted'],
    [deliveryOffice, 'Post office', 'the office that delivers'],
  ]
}
