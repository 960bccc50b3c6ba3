import { bankLetters, branchCharacters, ifscLength, isIfsc, withZeroForO } from '@/lib/banking/ifsc'
import { micrParts } from '@/lib/banking/micr'
import { percent } from '@/content/figures/wording'
import { t } from '@/content/page-words'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { fraudCompensation, leastRtgs, upiLimits } from '@/lib/rules/banking/payments'
import { inForce } from '@/lib/rules/in-force'
import { ruleOn } from '@/lib/rules/rule'
import { upiLink } from '@/lib/upi/upi-link'

const IFSC = 'SBIN0000300'
const MISTYPED = 'SBINO000300'
const MICR = '400002010'

/** The row of the directions of 2026, on the day they begin. */
const { from: compensatedFrom, value: trial } = ruleOn(fraudCompensation, '2027-01-01')
const compensated = (loss: number) => Math.min((loss * trial.sharePercent) / 100, trial.most)
const limits = inForce(upiLimits)

const compensation = [5_000, 20_000, 29_412, 40_000, 50_000].map((loss) => [
  rupees(loss),
  rupees(compensated(loss)),
  rupees(loss - compensated(loss)),
])

const micr = micrParts(MICR)
const parts = [
  [t('1 to 4'), bankLetters(IFSC), t('The bank: State Bank of India')],
  ['5', IFSC.charAt(4), t('Always zero, kept for later use')],
  [t('6 to 11'), branchCharacters(IFSC), t('The branch')],
]
const micrRows = [
  [t('1 to 3'), micr.city, t('The city, as in the first digits of its pincode')],
  [t('4 to 6'), micr.bank, t('The bank')],
  [t('7 to 9'), micr.branch, t('The branch')],
]

/** What the words of the article quote; see content/blog/ifsc-and-upi-safely.mdx. */
export const figures = {
  leastRtgs: rupees(inForce(leastRtgs).value),
  personADay: rupees(limits.value.personADay),
  limitsSince: dayInWords(limits.from),
  merchantOnce: rupees(limits.value.merchantOnce),
  merchantADay: rupees(limits.value.merchantADay),
  compensatedFrom: dayInWords(compensatedFrom),
  lossUpTo: rupees(trial.lossUpTo),
  compensatedShare: percent(trial.sharePercent),
  compensatedMost: rupees(trial.most),
  ifsc: IFSC,
  length: ifscLength,
  mistyped: MISTYPED,
  mistypedIsValid: t(isIfsc(MISTYPED) ? 'a valid' : 'not a valid'),
  corrected: withZeroForO(MISTYPED) ?? '',
  link: upiLink({
    vpa: 'sharma.stores@okbank',
    name: 'Sharma Stores',
    amountPaise: 45_000,
    note: 'Bill 118',
  }),
}

export const tables = { parts, micrRows, compensation }
