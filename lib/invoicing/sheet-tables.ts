import { groupDigits } from '@/lib/format/numbers'
import type { Draft, DraftLine } from '@/lib/invoicing/draft'
import { lineCells } from '@/lib/invoicing/line-numbers'
import type { SheetColumn, SheetSum, SheetTable } from '@/lib/invoicing/sheet'
import type { LineTotals, RateSums, TaxSums, Totals } from '@/lib/invoicing/totals'

/** Whole paise as rupees without their sign: 868523 is '8,685.23', and -50 is '-0.50'. */
function rupeesPlain(paise: number): string {
  const size = Math.abs(paise)
  const fraction = String(size % 100).padStart(2, '0')
  return `${paise < 0 ? '-' : ''}${groupDigits(String(Math.floor(size / 100)))}.${fraction}`
}

/** ₹ and the amount. */
export const rupeesOnPaper = (paise: number): string =>
  paise < 0 ? `-₹${rupeesPlain(-paise)}` : `₹${rupeesPlain(paise)}`

function numberIn(line: DraftLine, name: keyof typeof lineCells): number {
  const reading = lineCells[name].read(line[name])
  // Whoever asks has the totals, and there are none while a number can't be read.
  if (!reading.ok) throw new RangeError(`${name} of line ${line.id}: ${reading.problem}`)
  return reading.value
}

function grouped(number: number, leastDecimals: number): string {
  const [whole = '', fraction = ''] = number.toFixed(4).split('.')
  const shown = fraction.replace(/0+$/, '').padEnd(leastDecimals, '0')
  return groupDigits(whole) + (shown && `.${shown}`)
}

const quantityOf = (line: DraftLine) => `${grouped(numberIn(line, 'quantity'), 0)} ${line.unit.trim()}`.trim()
const percent = (number: number) => `${grouped(number, 0)}%`

interface Cell extends SheetColumn {
  text(line: DraftLine, sums: LineTotals, place: number): string
}

const CELLS = {
  place: { heading: 'No.', holds: 'code', text: (_line, _sums, place) => String(place + 1) },
  description: { heading: 'Description', holds: 'words', text: (line) => line.description.trim() },
  hsn: { heading: 'HSN/SAC', holds: 'code', text: (line) => line.hsn.trim() },
  quantity: { heading: 'Quantity', holds: 'number', text: quantityOf },
  rate: { heading: 'Rate', holds: 'number', text: (line) => grouped(numberIn(line, 'rate'), 2) },
  discount: {
    heading: 'Discount',
    holds: 'number',
    text: (_line, { discountPaise }) => (discountPaise === 0 ? '' : rupeesPlain(discountPaise)),
  },
  taxable: {
    heading: 'Taxable value',
    holds: 'number',
    text: (_line, { taxablePaise }) => rupeesPlain(taxablePaise),
  },
  taxRate: { heading: 'GST', holds: 'number', text: (_line, { taxRatePercent }) => percent(taxRatePercent) },
  amount: {
    heading: 'Amount',
    holds: 'number',
    text: (_line, { taxablePaise }) => rupeesPlain(taxablePaise),
  },
} satisfies Record<string, Cell>

/** Whether a document names tax at all: an invoice always does, a quotation only when there is some. */
const namesTax = (draft: Draft, { heads, taxPaise }: Totals) =>
  heads !== null && (draft.kind !== 'quotation' || taxPaise > 0)

function cellsFor(draft: Draft, result: Totals): Cell[] {
  const thermal = draft.look === 'thermal'
  const tax = namesTax(draft, result)
  return [
    ...(thermal ? [] : [CELLS.place]),
    CELLS.description,
    ...(!thermal && draft.lines.some(({ hsn }) => hsn.trim() !== '') ? [CELLS.hsn] : []),
    CELLS.quantity,
    { ...CELLS.rate, heading: draft.pricesInclude && tax ? 'Rate with GST' : 'Rate' },
    ...(!thermal && result.discountPaise > 0 ? [CELLS.discount] : []),
    ...(tax && !thermal ? [CELLS.taxRate] : []),
    tax && !thermal ? CELLS.taxable : CELLS.amount,
  ]
}

/** The lines of a quotation or an invoice. */
export function lineTable(draft: Draft, result: Totals): SheetTable {
  const cells = cellsFor(draft, result)
  return {
    columns: cells.map(({ heading, holds }) => ({ heading, holds })),
    rows: draft.lines.map((line, place) => cells.map(({ text }) => text(line, result.lines[place]!, place))),
  }
}

const LOCAL_TAX = { sgst: 'SGST', utgst: 'UTGST', igst: 'IGST' } as const

/** Names of the heads of tax with what each comes to. */
function headSums(heads: NonNullable<Totals['heads']>, sums: TaxSums): [string, number][] {
  if (heads === 'igst') return [['IGST', sums.igstPaise]]
  return [
    ['CGST', sums.cgstPaise],
    [LOCAL_TAX[heads], sums.sgstPaise],
  ]
}

/** The tax by HSN and rate; null where there is none. */
export function rateTable(draft: Draft, result: Totals): SheetTable | null {
  const { heads, byRate, subtotalPaise, taxPaise } = result
  if (!namesTax(draft, result) || !heads || byRate.length === 0) return null
  const names = headSums(heads, NO_SUMS).map(([name]) => name)
  const half = heads === 'igst' ? 1 : 2
  const cells = (sums: TaxSums, rate: string) => [
    rupeesPlain(sums.taxablePaise),
    ...headSums(heads, sums).flatMap(([, paise]) => [rate, rupeesPlain(paise)]),
    rupeesPlain(sums.cgstPaise + sums.sgstPaise + sums.igstPaise),
  ]
  const row = (sums: RateSums) => [sums.hsn || '—', ...cells(sums, percent(sums.taxRatePercent / half))]
  return {
    columns: [
      { heading: 'HSN/SAC', holds: 'code' },
      { heading: 'Taxable value', holds: 'number' },
      ...names.flatMap((name): SheetColumn[] => [
        { heading: `${name} rate`, holds: 'number' },
        { heading: name, holds: 'number' },
      ]),
      { heading: 'Tax', holds: 'number' },
    ],
    rows: byRate.map(row),
    foot: [
      'Total',
      ...cells({ ...result, taxablePaise: subtotalPaise }, '').slice(0, -1),
      rupeesPlain(taxPaise),
    ],
  }
}

const NO_SUMS: TaxSums = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }

/** From the taxable value down to the total. */
export function sumsOf(draft: Draft, result: Totals): SheetSum[] {
  const { heads, discountPaise, subtotalPaise, roundOffPaise, totalPaise } = result
  const sums: SheetSum[] = []
  if (discountPaise > 0) sums.push({ label: 'Discount given', value: rupeesOnPaper(discountPaise) })
  if (heads && namesTax(draft, result)) {
    sums.push({ label: 'Taxable value', value: rupeesOnPaper(subtotalPaise) })
    const taxes = headSums(heads, { ...result, taxablePaise: subtotalPaise })
    const under = draft.reverseCharge ? ' (reverse charge)' : ''
    for (const [name, paise] of taxes) sums.push({ label: name + under, value: rupeesOnPaper(paise) })
  }
  if (roundOffPaise !== 0) sums.push({ label: 'Round off', value: rupeesOnPaper(roundOffPaise) })
  sums.push({ label: 'Total', value: rupeesOnPaper(totalPaise), strong: true })
  return sums
}
