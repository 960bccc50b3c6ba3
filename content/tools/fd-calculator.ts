import { Vault } from 'lucide'
import { ofSenior, stepWithInterest } from '@/content/steps-to-income-tax'
import { fdCalculatorFigures } from '@/content/figures/fd-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { incomeTaxTool } from '@/lib/tax/income-tax-tool'
import type { fdTool } from '@/lib/finance/deposits/fd-answer'
import type { tdsTool } from '@/lib/tax/tds-tool'

const YEARS_INTEREST = [{ output: 'firstYearInterest' }, { output: 'totalInterest' }] as const

export const fdCalculator: Tool = {
  slug: 'fd-calculator',
  category: 'calculators',
  status: 'live',
  name: 'FD Calculator',
  title: 'FD Calculator: Maturity, Payouts, TDS and Yield',
  description:
    'Find the maturity amount and interest of a fixed deposit, cumulative or with monthly or quarterly payout, with TDS and the effective yearly yield.',
  summary: 'Maturity amount and interest of a fixed deposit, with payouts and TDS.',
  lead: 'Maturity amount and interest, with TDS',
  icon: Vault,
  keywords: keywordsFrom(`
    fd, fixed deposit, term deposit, fd interest, fd rate, senior citizen fd, monthly interest,
    maturity amount, savings, bank fd, bank deposit, simple interest`),
  figures: fdCalculatorFigures,
  steps: stepsFrom({
    'Enter the deposit':
      'Type the Principal Amount and the Annual Interest Rate printed on the bank’s rate card for your tenure. From age 60, tick Senior citizen and the extra rate is added.',
    'Give the tenure': 'Fill in Tenure in Years, or change to days for a short or odd-length deposit.',
    'Choose payout and compounding':
      'Choose whether interest is paid at maturity, monthly or quarterly. At maturity, also select the Compounding Frequency: Quarterly is the default, since most banks in India compound each quarter.',
    'Read maturity and payout':
      'See Maturity Amount, Total Interest Earned and the effective yield, or the interest paid each month or quarter. Further down, set the day of the deposit and see the interest and the TDS of each financial year.',
  }),
  faqs: faqsFrom({
    'How much will {depositInWords} in an FD become after 5 years?':
      'At {rate} with quarterly compounding, {deposit} becomes {maturity}, so the interest is {interest}. At {higherRate} it becomes {higherMaturity}.\n\nFrequency moves the result a little. The same {rate} gives {yearly} with yearly compounding, {halfYearly} half-yearly and {monthly} monthly. When you compare two banks, look at the yield or the maturity amount, and not at the rate alone.',
    'What is the monthly interest on an FD of {paidOutInWords}?':
      'At {rate} a year it is about {payoutRounded}. Banks work out interest by the quarter, which is {quarter} here. If you want it every month they pay a discounted amount, because you receive it before the quarter ends. The discounted figure is {payout}, a little under {twelfth}, which is one-twelfth of a year’s interest.\n\nWith a quarterly payout you get the full {quarter} each time, and your {paidOut} comes back at the end.',
    'When does the bank cut TDS on FD interest?':
      'Since {interestSince}, when its interest to you in a financial year exceeds {interestLimit}, or {interestSenior} if you are a senior citizen. The rate is {interestPercent} of the whole interest, or {withoutPan} without PAN. It was section 194A of the 1961 Act and is section 393(1), Sl. 5(ii), of the Income-tax Act, 2025 from 1 April 2026.\n\n{taxed} at {rate} earns {taxedInterest} in a year. If all of it falls in one financial year, TDS is {taxedTds}.',
    'Can I stop TDS if my income is below the taxable limit?':
      'You can give the bank a declaration that your total tax for the year is nil. From 1 April 2026 the form is Form 121 at every age. It replaces Form 15G (below 60) and Form 15H (from 60) of the 1961 Act.\n\nIf tax was deducted all the same, you can claim it back in your return. TDS is not the final tax: FD interest is added to your income and taxed at your slab.',
    'What is the effective yield of an FD?':
      'It is the yearly return after compounding. A rate of {rate} compounded quarterly earns {quarterRate} each quarter, and (1.0175)⁴ − 1 is {yield} a year. At {higherRate} the yield is {higherYield}.\n\nSome advertisements print a higher figure by dividing the total interest by the years: {interest} over 5 years on {deposit} looks like {average} a year. That is a simple average and should not be compared with a yield.',
    'How long does an FD take to double?':
      'At {rate} compounded quarterly, 9.99 years, so about ten years. A quick estimate is 72 divided by the rate, which gives 10.3 years and errs on the long side.\n\nTax lengthens it. If you pay {taxPercent} and {cess} cess on the interest as it accrues, {rate} leaves about {rateAfterTax}, and doubling takes about 12.6 years.',
    'How much more does a senior citizen earn on an FD?':
      'Many banks add about half a percentage point from age 60; see your bank’s rate card. On {ofSenior} for 5 years with quarterly compounding, {rate} gives {seniorMaturity} and {higherRate} gives {seniorHigherMaturity}, so the extra is {seniorExtra}.\n\nThe TDS limit is also higher, {interestSenior} of interest a year from one bank since {interestSince}.',
  }),
  sources: checkedOn('2026-11-21', {
    'ICICI Bank: how interest on a fixed deposit is calculated':
      'https://help.icicibank.com/Deposits/Fixed-Deposit/2163016673/How-is-the-interest-on-Fixed-Deposit-FD-calculated.htm',
    'Bank of Baroda: rules on the calculation and payment of interest on time deposits':
      'http://www.bankofbaroda.com/interest.asp',
    'PW: TDS chart FY 2024-25': 'https://www.pw.live/commerce/exams/tds-rate-chart-fy-2024-25',
    'Legalbabu: TDS chart FY 2025-26': 'https://legalbabu.com/learn/?p=1199',
    'Finin2min: mapping of TDS sections to 392 and 393':
      'https://finin2min.com/articles/tds-section-392-393-new-mapping-guide.html',
  }),
  related: ['rd-calculator', 'tds-deduction-calculator', 'sip-calculator', 'investment-returns-calculator'],
  next: [
    stepBetween<typeof fdTool, typeof tdsTool>()({
      to: 'tds-deduction-calculator',
      label: 'TDS on a year’s interest',
      set: {
        rules: { now: 'taxYear' },
        kind: { value: 'fd' },
        amount: YEARS_INTEREST,
        senior: { control: 'senior' },
      },
      also: { pan: { control: 'pan' } },
    }),
    stepBetween<typeof fdTool, typeof incomeTaxTool>()({
      ...stepWithInterest,
      set: { ...stepWithInterest.set, otherIncome: YEARS_INTEREST },
      also: {
        ...stepWithInterest.also,
        depositInterest: [
          { output: 'firstYearInterest', when: ofSenior },
          { output: 'totalInterest', when: ofSenior },
        ],
      },
    }),
  ],
  updatedOn: '2026-11-21',
}
