import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import { isRoll } from '@/lib/invoicing/document/look'
import { RUPEES } from '@/components/documents/paper/paper-money'
import type { PaperColumn, PaperTable } from '@/components/documents/paper/paper'
import { namesTax, percentOnPaper } from '@/components/documents/paper/paper-tables'
import type { PaperWords } from '@/components/documents/paper/paper-words'
import type { RateSums, TaxSums, Totals } from '@/lib/invoicing/tax/totals'

const rupeesPlain = RUPEES.plain

interface TaxHead {
  name: string
  minorIn(sums: Omit<TaxSums, 'taxableMinor'>): number
}

const centralTax: TaxHead = { name: 'CGST', minorIn: ({ cgstMinor }) => cgstMinor }
const stateTax = (name: string): TaxHead => ({ name, minorIn: ({ sgstMinor }) => sgstMinor })

/** The heads of tax that are charged together. */
export const TAX_HEAD_COLUMNS: Record<NonNullable<Totals['heads']>, readonly TaxHead[]> = {
  sgst: [centralTax, stateTax('SGST')],
  utgst: [centralTax, stateTax('UTGST')],
  igst: [{ name: 'IGST', minorIn: ({ igstMinor }) => igstMinor }],
}

/** The rate of the last row, which adds up all rates. */
const NO_RATE = -1

interface RateColumn extends PaperColumn {
  text(sums: RateSums): string
}

const ofHsn = ({ label }: PaperWords): RateColumn => ({
  heading: label('HSN/SAC'),
  holds: 'code',
  text: ({ hsn }) => hsn || '—',
})
/** @param currency where other amounts are in another one */
const ofTaxable = ({ title }: PaperWords, currency: string): RateColumn => ({
  heading: title('Taxable value') + currency,
  holds: 'number',
  text: (sums) => rupeesPlain(sums.taxableMinor),
})
const ofRate = (heading: string, parts: number): RateColumn => ({
  heading,
  holds: 'number',
  text: ({ taxRatePercent }) => (taxRatePercent === NO_RATE ? '' : percentOnPaper(taxRatePercent / parts)),
})

/** A roll has no space for the rate of each head; it has the whole rate once. */
function rateColumns(
  heads: NonNullable<Totals['heads']>,
  roll: boolean,
  currency: string,
  wording: PaperWords,
): RateColumn[] {
  const headAmounts = TAX_HEAD_COLUMNS[heads].map(({ name, minorIn }): RateColumn => ({
    heading: name,
    holds: 'number',
    text: (sums) => rupeesPlain(minorIn(sums)),
  }))
  const { label } = wording
  if (roll) return [ofHsn(wording), ofRate(label('GST'), 1), ofTaxable(wording, currency), ...headAmounts]
  return [
    ofHsn(wording),
    ofTaxable(wording, currency),
    ...headAmounts.flatMap((amount) => [
      ofRate(label('{0} rate', amount.heading), headAmounts.length),
      amount,
    ]),
    {
      heading: label('Tax'),
      holds: 'number',
      text: ({ cgstMinor, sgstMinor, igstMinor }) => rupeesPlain(cgstMinor + sgstMinor + igstMinor),
    },
  ]
}

/** The tax by HSN and rate, in rupees; null where there is none, or where it is not wanted. */
export function rateTable(doc: BusinessDocument, result: Totals, wording: PaperWords): PaperTable | null {
  const { heads, byRate, subtotalMinor } = result
  if (!namesTax(doc, result) || !heads || byRate.length === 0) return null
  if (hasItems(doc) && !doc.style.taxTable) return null
  const columns = rateColumns(heads, isRoll(doc.look), result.foreign ? ' (₹)' : '', wording)
  const whole: RateSums = {
    ...result,
    hsn: wording.text('Total'),
    taxRatePercent: NO_RATE,
    taxableMinor: subtotalMinor,
  }
  return {
    columns: columns.map(({ heading, holds }) => ({ heading, holds })),
    rows: byRate.map((sums) => columns.map(({ text }) => text(sums))),
    foot: columns.map(({ text }) => text(whole)),
  }
}
