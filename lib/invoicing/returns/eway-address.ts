import { cutText } from '@/lib/format/cut-text'
import { plainDigits } from '@/lib/inputs/read-number'
import { pincodeNumber, twoLines } from '@/lib/invoicing/returns/file-values'
import { gstStates } from '@/lib/rules/gst/gst-states'
import type { DispatchDocument } from '@/lib/invoicing/model/document-groups'

const PINCODE = /(?<!\d|\d{4} )[1-9]\d{2} ?\d{3}(?!\d)/g

/**
 * The last six digits of an address that may be a pincode, '' if there are none: a suggestion, which the
 * visitor checks.
 */
export const pincodeIn = (address: string): string =>
  plainDigits(address).match(PINCODE)?.at(-1)?.replace(' ', '') ?? ''

const LONGEST_PLACE = 50

const letters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')

/** Cities with the name of their territory. */
const CITIES = ['Delhi', 'Chandigarh', 'Puducherry']
/** Names of no place: the country, states and territories, some by an older name. */
const NO_PLACES = new Set(
  [
    ...gstStates.map(({ name }) => name).filter((name) => !CITIES.includes(name)),
    ...['India', 'Bharat', 'Orissa', 'Uttaranchal', 'Jammu & Kashmir', 'NCT of Delhi', 'Daman & Diu'],
  ].map(letters),
)

/** The place is before the pincode, and no state: 'Pune' in 'Pune, Maharashtra 411001'. */
export function placeInAddress(address: string): string {
  const plain = plainDigits(address)
  const pincode = [...plain.matchAll(PINCODE)].at(-1)
  const parts = plain
    .slice(0, pincode?.index)
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/^pin(code)?\b[ :.-]*$/i, ''))
    .map((part) =>
      part
        .replace(/ ?[-–—]$/, '')
        .split('(')[0]!
        .trim(),
    )
  return parts.findLast((part) => part !== '' && !NO_PLACES.has(letters(part))) ?? ''
}

/** The fields of place and pincode, with the address that suggests their texts. */
export const stations = ({ business, client, transport }: DispatchDocument) => ({
  from: { address: business.address, place: transport.fromPlace, pincode: transport.fromPincode },
  to: {
    address: client.deliverTo.trim() || client.address,
    place: transport.toPlace,
    pincode: transport.toPincode,
  },
})

type Station = ReturnType<typeof stations>['from']

/** What the field of the place shows: what was typed, else what the address suggests. */
const placeText = ({ place, address }: Station): string => place.trim() || placeInAddress(address)

/** The pincode as a number; null while its field shows none. */
export const pincodeOf = ({ pincode, address }: Station): number | null =>
  pincodeNumber(pincode.trim() || pincodeIn(address))

export const stationPlace = (station: Station): string => cutText(placeText(station), LONGEST_PLACE)

const LONGEST_ADDRESS_LINE = 120

/** The two lines of an address in the e-way bill. */
export const addressParts = (address: string): string[] =>
  twoLines(address).map((line) => cutText(line, LONGEST_ADDRESS_LINE))
