import { toolBySlug } from '@/content/catalogue'
import { changingRules } from '@/content/changes/changing-rules'
import { changedTools, changesByTool, changesByYear, lawChanges } from '@/content/changes/law-changes'
import { changesOf } from '@/lib/rules/changes'
import { electricityTariffs } from '@/lib/rules/energy/electricity-tariffs'
import { ratesOnBills } from '@/lib/rules/gst/bill-rates'
import type { RuleRow } from '@/lib/rules/rule'
import { depositTds } from '@/lib/rules/tds/bank-interest'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import { rechargePlans } from '@/lib/recharge/recharge-plans'
import { exportedRules } from '@/tests/lib/rules/exported-rules'

const all = lawChanges('2026-11-28')
const change = (id: string) => all.find((one) => one.id === id)

it('every rule with a change is on the page, or says the same as one that is', () => {
  const listed = new Set(changingRules.flatMap(({ rules }) => Object.values(rules)))
  const sameAsAnother = new Set<unknown>([ratesOnBills, depositTds, ...Object.values(rechargePlans)])
  const left = exportedRules.filter(
    (rule) => changesOf(rule).length > 0 && !listed.has(rule) && !sameAsAnother.has(rule),
  )
  expect(left.map(({ label }) => label)).toEqual([])
})

it('every change is there once, but an order that keeps its rates, the newest first, with words, a source and tools that exist', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(electricityTariffs.HR.values.length).toBeGreaterThan(1)
  expect(all.filter(({ id }) => id.startsWith('electricity-HR'))).toEqual([])
  const days = all.map(({ from }) => from)
  expect(days).toEqual(days.toSorted().toReversed())
  for (const { figures, sources, tools, id } of all) {
    expect([id, figures.length > 0, sources.length > 0, tools.length > 0]).toEqual([id, true, true, true])
    for (const { slug, name } of tools) expect(toolBySlug(slug).name).toBe(name)
  }
})

it.each([
  // Finance Act 2025: section 194J from 30,000 to 50,000.
  ['tds-professional-2025-04-01', ['limit: ₹50,000, before ₹30,000']],
  // Finance (No. 2) Act 2024: section 194H from 5 to 2 per cent.
  ['tds-commission-2024-10-01', ['rate: 2%, before 5%']],
  // S.O. 5109(E): 25,000 in place of 15,000.
  ['payroll-providentFund-2026-09-17', ['wage ceiling a month: ₹25,000, before ₹15,000']],
  ['provident-fund-epfInterest-2022-04-01', ['8.15%, before 8.1%']],
  ['capital-gains-costInflation-2026-04-01', ['384, before 376']],
  // The Income-tax Act, 2025: section 123 for section 80C.
  ['deductions-rule-1-2026-04-01', ['section: 123, before 80C']],
  // Finance Act 2025: section 194-I by the month, 50,000 in place of 2,40,000 a year.
  [
    'tds-rent-2025-04-01',
    ['payments are added up: by month, before by year', 'limit: ₹50,000, before ₹2,40,000'],
  ],
  // Finance Act 2025: section 194T, in force from 1 April 2025.
  ['tds-partner-2025-04-01', expect.arrayContaining(['limit: ₹20,000, before none'])],
  // Section 206C(1H) ended on 1 April 2025.
  ['tcs-goodsSale-2025-04-01', expect.arrayContaining(['limit: none, before ₹50,00,000'])],
  [
    'income-tax-law-2025-04-01',
    [
      'Changed: slabs of the new regime',
      'income up to which there is a rebate, new regime: ₹12,00,000, before ₹7,00,000',
      'largest rebate, new regime: ₹60,000, before ₹25,000',
    ],
  ],
])('says %s', (id, figures) => expect(change(id)?.figures).toEqual(figures))

it('a row to come stands apart until its day, and a bill for ever', () => {
  const karnataka = 'electricity-KA-2027-04-01'
  expect(change(karnataka)).toMatchObject({ isToCome: true, isProposed: false })
  const later = lawChanges('2027-04-01').find(({ id }) => id === karnataka)
  expect(later).toMatchObject({ isToCome: false, isProposed: false })
  const rows = tdsKinds.professional.terms.values as RuleRow<unknown>[]
  const last = rows.at(-1)!
  rows.push({
    ...last,
    from: '2097-04-01',
    value: { ...(last.value as { limit: number }), limit: 10_00_000 },
    announced: 'bill',
  })
  const bill = lawChanges('2097-06-01').find(({ id }) => id === 'tds-professional-2097-04-01')
  rows.pop()
  expect(bill).toMatchObject({
    isToCome: true,
    isProposed: true,
    figures: [expect.stringMatching(/^limit: ₹10,00,000, before ₹/)],
  })
})

it('years and tools hold every change', () => {
  expect(changesByYear(all).flatMap(({ changes }) => changes)).toEqual(all)
  expect(changesByYear(all)[0]?.year).toBe('2027-28')
  const tools = changesByTool(all)
  expect(new Set(tools.map(({ slug }) => slug))).toEqual(changedTools)
  expect(changedTools.has('bmi-calculator')).toBe(false)
  const ofTds = tools.find(({ slug }) => slug === 'tds-deduction-calculator')!.changes
  expect(ofTds).toEqual(all.filter(({ id }) => /^(tds|tcs)-/.test(id)))
})
