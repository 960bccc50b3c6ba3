import { isRegisteredBuyer, plainGstin, readGstin } from '@/lib/identity/gstin'
import type { SupplyDocument } from '@/lib/invoicing/document/document'
import { chargedLines } from '@/lib/invoicing/model/filled-lines'
import { documentLawDay } from '@/lib/invoicing/model/law-day'
import type { Turnover } from '@/lib/invoicing/model/saved-documents'
import { openGaps } from '@/lib/invoicing/returns/file-values'
import { hasPricesOfFormat } from '@/lib/invoicing/returns/inv01-items'
import { type Inv01Place, inv01Buyer, inv01Seller, inv01Ship } from '@/lib/invoicing/returns/inv01-parties'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { fewestHsnDigits } from '@/lib/invoicing/tax/hsn-digits'
import { isAbroad, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import { totals } from '@/lib/invoicing/tax/totals'
import { ratesOnBills } from '@/lib/rules/gst/bill-rates'
import { ruleOn } from '@/lib/rules/rule'

/** What a document lacks for its e-invoice. */
export type Inv01Gap =
  | ('total' | 'noTax' | 'number' | 'date' | 'future' | 'placeOfSupply' | 'mostItems')
  | ('sellerGstin' | 'sellerName' | 'sellerAddress' | 'sellerPlace' | 'sellerPincode')
  | ('buyerGstin' | 'sameGstin' | 'buyerName' | 'buyerAddress' | 'buyerPlace' | 'buyerPincode' | 'buyerState')
  | ('shipPlace' | 'shipPincode' | 'shipState')
  | ('hsn' | 'hsnSix' | 'taxRate' | 'decimals')

/** Since 1 April 2023 these are the lengths of codes that portals take. */
const HSN = /^(?!0+$)(\d{4}|\d{6}|\d{8})$/
const NUMBER = /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/
const MOST_ITEMS = 1_000
const SHORTEST = 3

type Checked = [Inv01Gap, boolean][]

const isShort = (text: string) => text.length < SHORTEST

function placeGaps(party: 'seller' | 'buyer', { name, lines, place, pincode }: Inv01Place): Checked {
  return [
    [`${party}Name`, isShort(name)],
    [`${party}Address`, !lines[0]],
    [`${party}Place`, isShort(place)],
    [`${party}Pincode`, pincode === null],
  ]
}

function partyGaps(doc: SupplyDocument): Checked {
  const [buyer, ship] = [inv01Buyer(doc), inv01Ship(doc)]
  const [own, theirs] = [plainGstin(doc.business.gstin), plainGstin(doc.client.gstin)]
  return [
    ['sellerGstin', readGstin(own).kind !== 'valid'],
    ...placeGaps('seller', inv01Seller(doc)),
    ['buyerGstin', !isAbroad(doc) && !isRegisteredBuyer(theirs)],
    ['sameGstin', own !== '' && own === theirs && !isAbroad(doc)],
    ...placeGaps('buyer', buyer),
    ['buyerState', buyer.state === ''],
    ['shipPlace', ship !== null && isShort(ship.place)],
    ['shipPincode', ship?.pincode === null],
    ['shipState', ship?.state === ''],
    ['placeOfSupply', placeOfSupply(doc) === ''],
  ]
}

function itemGaps(doc: SupplyDocument, turnover: Turnover): Checked {
  const result = totals(doc)
  const lines = chargedLines(doc)
  if (!result || lines.length === 0) return [['total', true]]
  const codes = lines.map(({ hsn }) => hsn.trim())
  const rates = ruleOn(ratesOnBills, documentLawDay(doc.date)).value
  const isWrong = codes.some((code) => !HSN.test(code))
  return [
    ['hsn', isWrong],
    ['hsnSix', !isWrong && codes.some((code) => code.length < fewestHsnDigits(doc, turnover))],
    ['taxRate', result.lines.some(({ taxRatePercent }) => !rates.includes(taxRatePercent))],
    ['decimals', !hasPricesOfFormat(doc, result)],
    ['mostItems', lines.length > MOST_ITEMS],
  ]
}

/**
 * What a document lacks for its e-invoice, in the order of the form.
 * @param today 'YYYY-MM-DD': a portal takes no document of a day to come
 */
export function inv01Gaps(doc: SupplyDocument, turnover: Turnover, today: string): Inv01Gap[] {
  if (!chargesTax(doc)) return ['noTax']
  const gaps: Checked = [
    ['number', !NUMBER.test(doc.number.trim())],
    ['date', doc.date === ''],
    ['future', doc.date > today],
    ...partyGaps(doc),
    ...itemGaps(doc, turnover),
  ]
  return openGaps(gaps)
}
