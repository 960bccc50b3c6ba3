import { Umbrella } from 'lucide'
import { npsCalculatorFigures } from '@/content/figures/nps-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { retirementTool } from '@/lib/finance/retirement-answer'
import type { npsTool } from '@/lib/savings/nps-answer'

export const npsCalculator: Tool = {
  slug: 'nps-calculator',
  category: 'calculators',
  status: 'live',
  name: 'NPS Calculator',
  title: 'NPS Calculator: Corpus, Lump Sum and Monthly Pension',
  description:
    'Work out the corpus of an NPS account, the lump sum and the monthly pension by the exit rules of {exitSince}, and which part of each is taxed.',
  summary: 'Corpus, lump sum and pension of an NPS account by the exit rules in force.',
  lead: 'Corpus, lump sum and pension of NPS',
  icon: Umbrella,
  keywords: keywordsFrom(`
    nps, national pension system, national pension scheme, pension calculator, monthly pension, retirement,
    retirement corpus, annuity, nps withdrawal, nps exit rules, nps tax, tier 1`),
  figures: npsCalculatorFigures,
  steps: stepsFrom({
    'Enter the contribution':
      'Type what goes into the account each month, the employer’s part included, and the years until you leave NPS.',
    'Assume a return':
      'NPS has no fixed rate: enter the yearly return that you expect from your funds. A yearly increase and a balance of today are under Yearly increase, balance, early exit.',
    'Choose how to take it out':
      'Pick government or private, the share of the corpus that buys an annuity, and the rate that the annuity pays. If the share is below the legal minimum, the minimum is counted.',
    'Read lump sum and pension':
      'See the corpus, the lump sum with its tax-free and taxable part, and the monthly pension before tax. The table below compares other shares for the annuity.',
  }),
  faqs: faqsFrom({
    'How much pension will I get from {monthly} a month in NPS?':
      'At a return of {returnRate} a year {monthly} a month becomes {corpus} in 30 years. If {annuityLeast} of it buys an annuity at {annuityRate}, the pension is {pension} a month and the lump sum {lumpSum}. With {otherShare} for the annuity the pension is {otherPension} and the lump sum {otherLumpSum}.\n\nReturn and annuity rate are assumptions. NPS guarantees neither.',
    'How much of NPS can I withdraw at 60?':
      'Outside the government up to {lumpSumMost} of a corpus above {middleUpTo}, since {exitSince}; at least {annuityLeast} has to buy an annuity. Government employees may take up to {governmentMost}.\n\nUp to {fullUpTo} the whole corpus may be taken. Above that and up to {middleUpTo} it is {middleMost} at once and the rest over at least six years, or as an annuity.',
    'How is the NPS lump sum taxed?':
      'Up to {taxFree} of the corpus is exempt. What you take above {taxFree} is income of that year: the exit rules of {exitSince} allow {lumpSumMost}, but the exemption was not raised.\n\nOn a corpus of {corpus} with a lump sum of {lumpSumMost}, {lumpSumFree} is tax-free and {lumpSumTaxed} is taxable. For a corpus up to {fullUpTo} that is taken whole, the tax on the part above {taxFree} is in dispute.',
    'Is the NPS pension taxable?':
      'Yes. The monthly pension from the annuity is income of the year in which you get it, at your slab. The part of the corpus that buys the annuity is not taxed when it is used.\n\nThe pension on this page is before tax.',
    'Can I leave NPS before 60?':
      'Outside the government, 15 years of subscription count as a normal exit since {exitSince}. An earlier exit is premature: up to {earlyFullUpTo} the whole corpus is paid, above that at most {earlyMost}, and at least {earlyAnnuity} buys an annuity.\n\nOpen Yearly increase, balance, early exit and choose Premature to see it. At the other end, the account may now run until 85, up from 75.',
    'What tax deduction does NPS give?':
      'In the old regime your own contribution counts within the {savingsLimit} of section 80C of the 1961 Act (section 123 of the Income-tax Act, 2025), up to {ownPercent} of salary or {ofIncome} of other income, and {onTop} more on top.\n\nThe employer’s contribution is deducted in both regimes: up to {employerNew} of salary in the new regime and for government employees, {employerOld} for others in the old regime. The section is 80CCD of the 1961 Act, now 124.',
    'Can I choose the Unified Pension Scheme instead?':
      'Only as a central government employee in NPS. The Unified Pension Scheme has run since 1 April 2025: after 25 years of service it pays half of the average basic pay of the last 12 months, less in proportion from 10 years.\n\nIt is a promise of a pension and not an account with a corpus, so this page does not work it out.',
  }),
  sources: checkedOn('2026-11-23', {
    'PIB: key amendments in the PFRDA (Exits and Withdrawals under the NPS) Regulations, December 2025':
      'https://pib.gov.in/PressReleasePage.aspx?PRID=2206763',
    'Govt Employees Hub: NPS Amendment Regulations 2025, limits by sector':
      'https://www.govtemployeeshub.com/2025/12/pfrda-nps-amendment-regulations-2025.html',
    'Mint: section 10(12A), up to 60% of the total amount payable is exempt':
      'https://www.livemint.com/money/personal-finance/60-of-sum-received-from-nps-is-taxfree/amp-11619984137312.html',
    'Nexdigm: Budget 2026 did not raise the tax-free share of NPS':
      'https://www.nexdigm.com/inthenews/did-nps-subscriber-get-tax-deduction-on-additional-20-contribution-from-60-to-80',
    'BharatTax: section 124 of the Income-tax Act, 2025':
      'https://bharattax.co/income-tax/act-2025/section/124',
    'Upstox: Unified Pension Scheme from 1 April 2025':
      'https://upstox.com/news/personal-finance/latest-updates/unified-pension-scheme-ups-from-april-1-2025-conditions-for-50-percent-assured-pension-to-central-govt-employees-explained/article-151637',
  }),
  related: ['ppf-calculator', 'sip-calculator', 'salary-calculator', 'income-tax-calculator'],
  next: [
    stepBetween<typeof npsTool, typeof retirementTool>()({
      to: 'retirement-calculator',
      label: 'Retirement plan with this NPS',
      set: { nps: [{ output: 'lumpSum' }, { output: 'maxLumpSum' }] },
      also: { pension: { output: 'monthlyPension' } },
    }),
  ],
  updatedOn: '2026-11-23',
}
