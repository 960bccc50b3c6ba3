import { percent } from '@/content/figures/wording'
import { rupees } from '@/lib/format/numbers'
import { toPaise } from '@/lib/money/paise'
import { exchangeGst } from '@/lib/rules/gst/exchange-gst'
import { inForce } from '@/lib/rules/in-force'

/** The examples: rupees for a dollar and a dirham, what a bank pays, mark-ups in per cent, and amounts. */
const DOLLAR = 96
const BANK_BUYS = 94.5
const DOLLARS_SOLD = 1_000
const DIRHAM = 26
const SALARY = 1_500
const MARK_UP = 3.5
const LEAST_MARK_UP = 2
const BILL = 200
const SHOP_BILL = 100
const RUPEES = 1_000

const markUpOf = (dollars: number) => (dollars * DOLLAR * MARK_UP) / 100

/** What the words of the currency converter name. */
export function currencyConverterFigures() {
  const gst = inForce(exchangeGst).value
  const gstOn = (dollars: number) => (markUpOf(dollars) * gst) / 100
  const roundTrip = toPaise(RUPEES / DOLLAR) / 100
  return {
    dollarExact: rupees(DOLLAR, 2),
    dollar: rupees(DOLLAR),
    bankBuys: rupees(BANK_BUYS, 2),
    sold: rupees(DOLLARS_SOLD * BANK_BUYS),
    soldAtMid: rupees(DOLLARS_SOLD * DOLLAR),
    lost: rupees(DOLLARS_SOLD * (DOLLAR - BANK_BUYS)),
    markUp: percent(MARK_UP),
    leastMarkUp: percent(LEAST_MARK_UP),
    gstRate: percent(gst),
    bill: rupees(BILL * DOLLAR),
    billMarkUp: rupees(markUpOf(BILL)),
    billGst: rupees(gstOn(BILL), 2),
    billTotal: rupees(BILL * DOLLAR + markUpOf(BILL) + gstOn(BILL), 2),
    shopTotal: rupees(SHOP_BILL * DOLLAR + markUpOf(SHOP_BILL)),
    shopGst: rupees(gstOn(SHOP_BILL), 2),
    dirham: rupees(DIRHAM),
    salary: rupees(SALARY * DIRHAM),
    amount: rupees(RUPEES),
    back: rupees(roundTrip * DOLLAR, 2),
  }
}
