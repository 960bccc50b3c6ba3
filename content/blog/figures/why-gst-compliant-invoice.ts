import { inLakhs, percent } from '@/content/figures/wording'
import { t } from '@/content/page-words'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees, rupeesFromPaise } from '@/lib/format/numbers'
import { invoicePenalty, smallSaleBelow } from '@/lib/rules/gst/filing'
import { gstRates } from '@/lib/rules/gst/gst-rates'
import { hsnTurnover, unregisteredBuyerNamedFrom } from '@/lib/rules/gst/invoice-fields'
import { inForce } from '@/lib/rules/in-force'
import { gstInPaise, headPaise } from '@/lib/tax/gst/gst-paise'

/** The examples: a bill with its tax, a dearer one, and a bill of two items, the first with a discount. */
const VALUE = 60_000
const RATE = 18
const DEARER = 65_000
const CHAIRS = { count: 10, rate: 2_400, off: 5, gst: 18 }
const ITEM = { count: 20, rate: 150, off: 0, gst: 5 }

const taxed = (amount: number, ratePercent: number) =>
  gstInPaise({ amount, ratePercent, type: 'exclusive' }, 'same')
const of = ({ count, rate, off, gst }: typeof CHAIRS) => taxed((count * rate * (100 - off)) / 100, gst)
const bill = taxed(VALUE, RATE)
const [chairs, item] = [of(CHAIRS), of(ITEM)]
const half = headPaise(chairs, 'same') + headPaise(item, 'same')
const net = chairs.netPaise + item.netPaise
const total = chairs.totalPaise + item.totalPaise

/** What the words of the article quote; see content/blog/why-gst-compliant-invoice.mdx. */
export const figures = {
  value: rupees(VALUE),
  rate: percent(RATE),
  tax: rupees(bill.gstPaise / 100),
  total: rupees(bill.totalPaise / 100),
  dearer: rupees(DEARER),
  namedFrom: rupees(inForce(unregisteredBuyerNamedFrom).value),
  smallUpTo: inLakhs(inForce(hsnTurnover).value),
  netNumber: grouped(net / 100),
  halfNumber: grouped(half / 100),
  billTotal: rupeesFromPaise(total),
  igst: rupees((2 * half) / 100),
  penalty: rupees(inForce(invoicePenalty).value),
  smallSale: rupees(inForce(smallSaleBelow).value),
  ratesSince: dayInWords(inForce(gstRates).from),
}

const lineOf = (name: string, line: typeof CHAIRS, sums: typeof chairs) => [
  name,
  `${line.count} × ${rupees(line.rate)}`,
  rupeesFromPaise(sums.netPaise),
  percent(line.gst),
  ...Array<string>(2).fill(rupeesFromPaise(headPaise(sums, 'same'))),
]

export const tables = {
  bill: [
    lineOf(t('Steel chairs, {0} off', percent(CHAIRS.off)), CHAIRS, chairs),
    lineOf(t('Item taxed at {0}', percent(ITEM.gst)), ITEM, item),
    [t('Total'), '', rupeesFromPaise(net), '', ...Array<string>(2).fill(rupeesFromPaise(half))],
  ],
}
