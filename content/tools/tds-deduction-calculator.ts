import { taxYearIds } from '@/lib/rules/years'
import { Scissors } from 'lucide'
import { ofSenior, stepWithInterest } from '@/content/steps-to-income-tax'
import { tdsDeductionCalculatorFigures } from '@/content/figures/tds-deduction-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { incomeTaxTool } from '@/lib/tax/income-tax-tool'
import type { tdsTool } from '@/lib/tax/tds-tool'

/** The income-tax calculator calls its years the same. */
const YEARS = Object.fromEntries(taxYearIds().map((id) => [id, id]))

export const tdsDeductionCalculator: Tool = {
  slug: 'tds-deduction-calculator',
  category: 'calculators',
  status: 'live',
  name: 'TDS Deduction Calculator',
  title: 'TDS and TCS Calculator: Rent, Fees, FD Interest',
  description:
    'See who deducts TDS on rent, fees, interest, property, partners or crypto, or collects TCS on a car or tour, at what rate and by which section.',
  summary: 'Tax deducted or collected at source, by payer, payment type and year.',
  lead: 'Tax deducted or collected at source',
  icon: Scissors,
  keywords: keywordsFrom(`
    tds, tax deducted at source, tcs, tax collected at source, fd interest tds, rent tds,
    professional fees tds, contractor tds, partner tds, crypto tds, cash withdrawal tds,
    foreign remittance tcs, car tcs, 194a, 194j, 194i, 194t, 194m, 194n, 194o, 194q, 194r, 194s, 206c, 394,
    393, form 15g, form 15h, form 121, 194ib, 26as`),
  figures: tdsDeductionCalculatorFigures,
  steps: stepsFrom({
    'Say who pays':
      'A company, an individual under tax audit, or one who is not: salaried people, tenants and home owners seldom deduct.',
    'Select the payment type':
      'Rent, fees, interest and salary come first, then contractors, partners, property, crypto and more. TCS has cars, tours, remittances and goods.',
    'Enter the amount':
      'Type the amount and answer what the law asks: a month or a year of rent, a senior citizen, the PAN, earlier payments of the year.',
    'Read the deduction':
      'The law of FY {year} leads, with a simplified sample for AY 2025-26 below it. Choose another year to see its law. Salary shows N/A*, because its TDS depends on the slab tax of the year.',
  }),
  faqs: faqsFrom({
    'How much FD interest is free of TDS?':
      'Since {interestSince} a bank, co-operative bank or post office deducts only when its interest to you in the year exceeds {interestLimit}, or {interestSenior} for a senior citizen. For FY {interestYearBefore} the limits were {interestLimitBefore} and {interestSeniorBefore}. The rate is {interestPercent}. Each bank is counted separately.',
    'Is TDS cut on the whole amount or only on the part above the limit?':
      'On the whole amount. FD interest of {interestLimit} in FY {year} does not exceed the limit, so nothing is deducted. Interest of {interestAbove} does, and {interestPercent} of all of it, {interestAboveTds}, is deducted. Only for purchases of goods and cash withdrawals is the part up to the limit free.',
    'I pay house rent above {rentLimit} a month. Must I deduct TDS?':
      'Yes. An individual or HUF not liable to tax audit deducts {rentPercent} when rent exceeds {rentLimit} a month, once, in the last month of the year or of the tenancy. Rent of {rent} for twelve months is {rentOfYear}, and the TDS is {rentTds}. Without the landlord’s PAN it is {rentWithoutPan}, but no more than the last month’s rent, here {rentTdsWithoutPan}. A company deducts {companyRentPercent} monthly.\n\nThe rule was section 194-IB and is section 393(1), Sl. 2(i), of the 2025 Act from 1 April 2026.',
    'I build my own house. Must I deduct TDS from the architect or contractor?':
      'Not up to {ownLimit} a year to one person, if you are not under tax audit. Above that you deduct {ownPercent} of the whole amount: section 194M, now 393(1), Sl. 6(ii). On fees of {fees} you deduct nothing, while a company deducts {feesPercent}, {feesTds}, because they exceed {feesLimit}.\n\nUnder audit means business turnover above {auditBusiness} or professional receipts above {auditProfession} in the year before. Purely personal work is outside even then.',
    'How much TCS is collected on a car, a foreign tour or money sent abroad?':
      'In FY {year}, {carPercent} of a car above {carLimit}, {tourPercent} of an overseas tour package of any price, and on remittances above {remittanceLimit} a year {studyPercent} for education or medical treatment and {remittancePercent} for other purposes. A car of {car} bears {carTcs}.',
    'What are the new TDS section numbers from 1 April 2026?':
      'The Income-tax Act, 2025 gathers them. Salary moves from section 192 to 392(1), TCS from 206C to 394. Most other payments to residents move to the table in section 393(1): bank interest (194A) is Sl. 5(ii), rent (194-I) Sl. 2(ii), contractors (194C) Sl. 6(i), commission (194H) Sl. 1(ii) and property purchase (194-IA) Sl. 3(i).',
    'What if I have not given my PAN?':
      'The deduction is then at the higher of the section’s own rate and {withoutPan}. On FD interest of {interest} that is {interestTdsWithoutPan} in place of {interestTds}. For purchases of goods and e-commerce sales the figure is {goodsWithoutPan}. TCS doubles, to {tcsLeast} at least and {tcsMost} at most.',
    'Which form stops TDS on my interest: 15G, 15H or 121?':
      'From 1 April 2026 it is Form 121, one declaration for every age under the Income-tax Rules, 2026. It replaces Form 15G (below 60) and Form 15H (from 60). Give it to the bank or company before the interest or dividend is paid.\n\nIt is for residents whose tax on the estimated total income of the year is nil. Where tax was deducted all the same, claim it in your return.',
    'How much TDS is deducted when I buy a flat?':
      'Every buyer deducts {flatPercent} of the whole amount when the price or the stamp duty value is {flatLimit} or more. A flat of {flat} means {flatTds} of TDS. The base is the higher of the price and the stamp duty value, and the shares of all buyers and sellers are added together.\n\nThe rule is section 393(1), Sl. 3(i), of the 2025 Act. Rural agricultural land is outside it.',
  }),
  sources: [
    ...checkedOn('2026-11-23', {
      'TRACES: rate charts of the Income-tax Act, 2025':
        'https://traces.tdscpc.gov.in/thingsToKnow/ratecharts',
      'Income Tax Department: section 402(5), who has to deduct':
        'https://www.incometaxindia.gov.in/w/section-402-5',
      'Finance Bill 2026, memorandum: TCS rates':
        'https://www.taxheal.com/h-rationalisation-of-other-direct-tax-provisions-rationalisation-of-tcs-rates.html',
      'Union Budget 2025-26: TDS limits before and after':
        'https://taxmanagementindia.com/visitor/tmi_faq_details.asp?ID=1408',
    }),
    ...checkedOn('2026-11-22', {
      'CA B K Goyal: text of section 393 of the Income-tax Act, 2025':
        'https://cabkgoyal.com/section-393-of-income-tax-act-2025-tax-to-be-deducted-at-source',
      'Zee Business: Form 121 in place of 15G and 15H from 1 April 2026':
        'https://www.zeebiz.com/personal-finance/news-new-tax-rule-from-april-2026-what-is-form-121-who-should-submit-it-for-fy-2026-27-393389',
    }),
  ],
  related: ['income-tax-calculator', 'fd-calculator', 'pan-card-verification-guide', 'invoice-generator'],
  next: [
    stepBetween<typeof tdsTool, typeof incomeTaxTool>()({
      ...stepWithInterest,
      when: [
        { control: 'mode', is: 'tds' },
        { control: 'kind', is: 'fd' },
      ],
      set: {
        ...stepWithInterest.set,
        rules: [{ control: 'rules', as: YEARS }, stepWithInterest.set.rules],
        otherIncome: { control: 'amount', times: 1 },
      },
      also: {
        ...stepWithInterest.also,
        depositInterest: { control: 'amount', times: 1, when: ofSenior },
      },
    }),
  ],
  updatedOn: '2026-11-23',
}
