import { Umbrella } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const npsCalculator: Tool = {
  slug: 'nps-calculator',
  category: 'calculators',
  status: 'live',
  name: 'NPS Calculator',
  title: 'NPS Calculator: Corpus, Lump Sum and Monthly Pension',
  description:
    'Work out the corpus of an NPS account, the lump sum and the monthly pension by the exit rules of December 2025, and which part of each is taxed.',
  summary: 'Corpus, lump sum and pension of an NPS account by the exit rules in force.',
  lead: 'Corpus, lump sum and pension of NPS',
  icon: Umbrella,
  keywords: keywordsFrom(`
    nps, national pension system, national pension scheme, pension calculator, monthly pension, retirement,
    retirement corpus, annuity, nps withdrawal, nps exit rules, nps tax, tier 1, nps ka paisa,
    budhapa pension, retirement ki planning, एनपीएस, राष्ट्रीय पेंशन प्रणाली, सेवानिवृत्ति`),
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
    'How much pension will I get from ₹5,000 a month in NPS?':
      'At a return of 10% a year ₹5,000 a month becomes ₹1,13,96,627 in 30 years. If 20% of it buys an annuity at 6%, the pension is ₹11,397 a month and the lump sum ₹91,17,301. With 40% for the annuity the pension is ₹22,793 and the lump sum ₹68,37,976.\n\nReturn and annuity rate are assumptions. NPS guarantees neither.',
    'How much of NPS can I withdraw at 60?':
      'Outside the government up to 80% of a corpus above ₹12 lakh, since December 2025; at least 20% has to buy an annuity. Government employees may take up to 60%.\n\nUp to ₹8 lakh the whole corpus may be taken. Above that and up to ₹12 lakh it is ₹6 lakh at once and the rest over at least six years, or as an annuity.',
    'How is the NPS lump sum taxed?':
      'Up to 60% of the corpus is exempt. What you take above 60% is income of that year: the exit rules of December 2025 allow 80%, but the exemption was not raised.\n\nOn a corpus of ₹1,13,96,627 with a lump sum of 80%, ₹68,37,976 is tax-free and ₹22,79,325 is taxable. For a corpus up to ₹8 lakh that is taken whole, the tax on the part above 60% is in dispute.',
    'Is the NPS pension taxable?':
      'Yes. The monthly pension from the annuity is income of the year in which you get it, at your slab. The part of the corpus that buys the annuity is not taxed when it is used.\n\nThe pension on this page is before tax.',
    'Can I leave NPS before 60?':
      'Outside the government, 15 years of subscription count as a normal exit since December 2025. An earlier exit is premature: up to ₹5 lakh the whole corpus is paid, above that at most 20%, and at least 80% buys an annuity.\n\nOpen Yearly increase, balance, early exit and choose Premature to see it. At the other end, the account may now run until 85, up from 75.',
    'What tax deduction does NPS give?':
      'In the old regime your own contribution counts within the ₹1,50,000 of section 80C of the 1961 Act (section 123 of the Income-tax Act, 2025), up to 10% of salary or 20% of other income, and ₹50,000 more on top.\n\nThe employer’s contribution is deducted in both regimes: up to 14% of salary in the new regime and for government employees, 10% for others in the old regime. The section is 80CCD of the 1961 Act, now 124.',
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
    {
      to: 'retirement-calculator',
      label: 'Retirement plan with this NPS',
      set: { nps: { output: 'lumpSum' }, pension: { output: 'monthlyPension' } },
    },
  ],
  updatedOn: '2026-11-23',
}
