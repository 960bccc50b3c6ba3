import { inLakhs, percent, shortRupees } from '@/content/figures/wording'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { hsnDigits, hsnTurnover, unregisteredBuyerNamedFrom } from '@/lib/rules/gst/invoice-fields'
import { inForce } from '@/lib/rules/in-force'
import { gstInPaise, headPaise } from '@/lib/tax/gst/gst-paise'

/** The examples: values in rupees and a rate. */
const VALUE = 12_500
const ODD_VALUE = 1_246.5
const RATE = 18

const taxed = (amount: number) => gstInPaise({ amount, ratePercent: RATE, type: 'exclusive' }, 'same')

/** What the words of the invoice generator name. */
export function invoiceGeneratorFigures() {
  const [sale, odd] = [taxed(VALUE), taxed(ODD_VALUE)]
  const rounded = Math.round(odd.totalPaise / 100) * 100
  return {
    namedFrom: rupees(inForce(unregisteredBuyerNamedFrom).value),
    digitsSince: dayInWords(inForce(hsnDigits).from),
    smallUpTo: inLakhs(inForce(hsnTurnover).value),
    rate: percent(RATE),
    value: rupees(VALUE),
    tax: shortRupees(sale.gstPaise),
    half: shortRupees(headPaise(sale, 'same')),
    oddValue: rupees(ODD_VALUE, 2),
    oddHalf: shortRupees(headPaise(odd, 'same')),
    oddTotal: shortRupees(odd.totalPaise),
    oddRoundOff: shortRupees(rounded - odd.totalPaise),
    oddRounded: shortRupees(rounded),
  }
}
