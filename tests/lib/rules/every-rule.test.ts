import { capitalGainsSources } from '@/lib/rules/capital-gains/capital-gains-law'
import { electricityTariffs } from '@/lib/rules/energy/electricity-tariffs'
import { type UnknownTariff, unknownTariffs } from '@/lib/rules/energy/unknown-tariffs'
import { advanceTaxSources } from '@/lib/rules/income-tax/advance-tax-law'
import { rechargePlans } from '@/lib/recharge/recharge-plans'
import { checkedDay, type RuleSource } from '@/lib/rules/rule'
import { leaseDutyDelhi, licenceDutyMaharashtra } from '@/lib/rules/stamp-duty/licences-and-leases'
import { alsoRead } from '@/lib/rules/stamp-duty/sale-sources'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { tenancyWithoutFigure } from '@/lib/rules/stamp-duty/tenancies-without-figure'
import { PAYER_SOURCES, SECTIONS_2025 } from '@/lib/rules/tds/tds-sources'
import { openRules } from '@/content/open-rules'
import { exportedRules } from './exported-rules'

const A_DAY = /^\d{4}-\d\d-\d\d$/

function expectNamed({ title, href }: RuleSource) {
  expect(title).toMatch(/\w/)
  expect(href).toMatch(/^https?:\/\//)
}

describe.each(exportedRules)('the rule "$label"', (rule) => {
  it('states what it is about, what it counts, and when it was last compared with its sources', () => {
    expect(rule.label).toMatch(/\w/)
    expect(rule.unit).toMatch(/\w/)
    expect(rule.checkedOn).toMatch(A_DAY)
  })

  it('has rows in order of time, each with its source', () => {
    const days = rule.values.map(({ from }) => from)
    expect(days.filter((day) => !A_DAY.test(day))).toEqual([])
    expect(days).toEqual([...new Set(days)].toSorted())
    expect(days).not.toHaveLength(0)
    for (const { source, also } of rule.values) {
      expectNamed(source)
      if (also) expectNamed(also)
    }
  })

  it('has a day of its own on a row only where the row names what was read that day', () => {
    const own = rule.values.filter(({ checkedOn }) => checkedOn !== undefined)
    for (const { checkedOn, source, also } of own) {
      expect(checkedOn).toMatch(A_DAY)
      expect([source.read, also?.read].filter(Boolean)).not.toEqual([])
    }
  })

  it('has it on each row to come, without which the rule was compared', () => {
    const toCome = rule.values.filter(({ announced }) => announced)
    expect(toCome.filter(({ checkedOn }) => checkedOn === undefined)).toEqual([])
  })

  it('states of each row that was still to come how it is known, and of no other', () => {
    const toCome = rule.values.filter((row) => row.from > checkedDay(rule, row))
    expect(rule.values.filter(({ announced }) => announced)).toEqual(toCome)
  })
})

it('no two rules say the same', () => {
  expect(new Set(exportedRules.map(({ label }) => label)).size).toBe(exportedRules.length)
})

/** Rules that other programs are not given, with the reason. */
const NOT_OPEN: Readonly<Record<string, string>> = {
  'GST rates that occur on bills': 'a choice of gstRates',
  'Last day of a credit note after the end of the financial year of the supply': 'documents alone',
  'GST on a card’s mark-up and on changing money': 'the converter alone',
  'Value of a supply of foreign currency, CGST Rules 2017, rule 32(2)(b)': 'the converter alone',
  'Goods and services tax on pan masala, cigarettes and tobacco': 'without the compensation cess',
  'Goods and services tax on bidis': 'without the compensation cess',
  'Fewest digits of HSN codes on invoices': 'documents alone',
  'Tax under the composition scheme': 'documents alone',
  'Turnover above which HSN codes have the digits of large sellers': 'documents alone',
  'Turnover up to which GST returns may be filed by the quarter': 'not in a calculation',
  'Days within which a bill is registered as an e-invoice': 'not in a calculation',
  'Penalty for a sale without an invoice, or with a false one': 'not in a calculation',
  'Value below which a sale needs no bill of its own': 'not in a calculation',
  'Least amount of an RTGS transfer': 'not in a calculation',
  'Limits of UPI payments': 'not in a calculation',
  'Compensation of individuals for payments into which they were deceived': 'not in a calculation',
  'Revenue stamp on a receipt': 'not in a calculation',
  'GST rate of an advance whose rate cannot be known': 'documents alone',
  'Price of a home up to which stamp duty counts in the value lent on': 'not in a calculation',
  'Own contribution to the National Pension System of those without a salary': 'not in a calculation',
  'Withdrawals from the provident fund before retirement': 'not in a calculation',
  'Highest gratuity of central civil servants under the pension rules': 'not in a calculation',
  'Turnover above which invoices to registered buyers and of exports are e-invoices': 'documents alone',
  'Rent of a year above which the landlord’s PAN is reported for HRA': 'documents alone',
  'Invoice value above which an inter-state supply to a consumer is reported by itself in GSTR-1':
    'documents alone',
  'The longest serial number of an invoice, bill of supply or receipt voucher': 'documents alone',
  'The taxable value from which an unregistered buyer is named on the invoice': 'documents alone',
  'Amount from which nobody may receive cash from one person in a day or for one transaction':
    'documents alone',
  'Deduction for donations, and the largest donation in cash for which there is one':
    'no list of institutions',
  'Income from let-out houses and the set-off of a loss': 'a part of the calculation, not a rate',
  'Stamp duty of a rent agreement, Delhi': 'has more terms than the other states',
  'Stamp duty of a leave and licence agreement, Maharashtra, article 36A':
    'has more terms than the other states',
  'Tax deducted at source from interest on deposits with banks and the post office':
    'with its kind under tds',
}

it('each is open to other programs, or its reason is known', () => {
  const open = new Set<unknown>(
    Object.values(openRules).flatMap(({ rules }) => Object.values<unknown>(rules)),
  )
  const plans = new Set<unknown>(Object.values(rechargePlans))
  const closed = exportedRules.filter((rule) => !open.has(rule) && !plans.has(rule))
  expect(closed.map(({ label }) => label).toSorted()).toEqual(Object.keys(NOT_OPEN).toSorted())
})

it('the sections of 2025 and who has to deduct are named', () => {
  ;[SECTIONS_2025, ...PAYER_SOURCES, ...advanceTaxSources, ...capitalGainsSources].forEach(expectNamed)
})

it('each tariff names its supplier and its order, and states what became of it', () => {
  for (const { values } of Object.values(electricityTariffs)) {
    for (const { value } of values) {
      expect([value.supplier, value.order, value.status].filter((words) => !/\w/.test(words))).toEqual([])
    }
  }
})

it('what is left out is named with its source', () => {
  expect(Object.keys(unknownTariffs)).toHaveLength(4)
  for (const { supplier, order, status, source, checkedOn } of Object.values<UnknownTariff>(unknownTariffs)) {
    expect(supplier).toMatch(/\w/)
    expect(order).toMatch(/order of .*20\d\d/)
    expect(status).toMatch(/not (found|reliable)/)
    expect(checkedOn).toMatch(A_DAY)
    expectNamed(source)
  }
})

it('large states without a figure for rent agreements name two sources', () => {
  for (const { sources } of Object.values(tenancyWithoutFigure).map((none) => none!)) {
    expect(sources).toHaveLength(2)
    sources.forEach(expectNamed)
  }
})

it('the other sources of a stamp duty are named, and its office has an address', () => {
  Object.values(alsoRead).flat().forEach(expectNamed)
  for (const { values } of Object.values(saleDutyByState))
    values[0]!.value.otherReadings?.forEach(({ source }) => expectNamed(source))
  for (const { values } of [licenceDutyMaharashtra, leaseDutyDelhi] as const) {
    values[0]!.value.also.forEach(expectNamed)
    expect(values[0]!.value.also).toHaveLength(1)
    expect(values[0]!.value.office).toMatch(/^https:\/\//)
  }
})
