import { SIMPLIFIED, ruleIds, yearOfRules } from '@/lib/tax/rule-ids'
import {
  currentTaxYear,
  daysOfTaxYear,
  namesOfTaxYear,
  startOfTaxYear,
  taxYearId,
  taxYears,
} from '@/lib/rules/years'
import { hraInputs } from '@/lib/salary/hra'
import { advanceTaxYears } from '@/lib/tax/advance-tax-inputs'
import { incomeTaxInputs, taxRules } from '@/lib/tax/income-tax'
import { tdsLawOf } from '@/lib/tax/tds-by-year'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const at = (moment: string) => jest.setSystemTime(new Date(moment))

test.each([
  ['2026-11-28T12:00:00+05:30', [2024, 2025, 2026], 'fy-2026-27'],
  ['2027-03-31T23:59:59+05:30', [2024, 2025, 2026], 'fy-2026-27'],
  ['2027-04-01T00:00:00+05:30', [2024, 2025, 2026, 2027], 'fy-2027-28'],
  ['2028-04-02T00:00:00+05:30', [2024, 2025, 2026, 2027, 2028], 'fy-2028-29'],
  // A clock that was never set.
  ['1970-01-01T00:00:00Z', [2024, 2025, 2026], 'fy-2026-27'],
])('at %s the years are %j and this one is %s', (moment, years, current) => {
  at(moment)
  expect(taxYears()).toEqual(years)
  expect(currentTaxYear()).toBe(current)
})

test('a page that stays open over 31 March has the new year in every list and as its default', () => {
  at('2027-03-31T23:59:00+05:30')
  expect(incomeTaxInputs.rules.read('fy-2027-28').ok).toBe(false)
  expect(yearOfRules(SIMPLIFIED)).toBe('fy-2026-27')
  at('2027-04-01T00:00:00+05:30')
  expect(incomeTaxInputs.rules.read('fy-2027-28')).toEqual({ ok: true, value: 'fy-2027-28' })
  expect(yearOfRules(SIMPLIFIED)).toBe('fy-2027-28')
  expect(ruleIds().at(-1)).toBe('fy-2027-28')
  expect(ruleIds().at(-1)).toBe('fy-2027-28')
  expect(advanceTaxYears()[0]).toBe('2027-28')
  expect(hraInputs.year.read('2027-28').ok).toBe(true)
})

test('a year without a row of its own has the law of the row before it', () => {
  // Years for which no law can be known yet.
  at('2098-04-01T00:00:00+05:30')
  expect(taxRules('fy-2098-99').law).toBe(taxRules('fy-2097-98').law)
  expect(tdsLawOf('fy-2098-99')).toEqual(tdsLawOf('fy-2097-98'))
})

test('an id names its days and, under the Act of 1961, the year of assessment', () => {
  expect(taxYearId(2099)).toBe('fy-2099-00')
  expect(startOfTaxYear('fy-2024-25')).toBe(2024)
  expect(startOfTaxYear('2024-25')).toBe(2024)
  expect(daysOfTaxYear('fy-2024-25')).toEqual({ first: '2024-04-01', last: '2025-03-31' })
  expect(namesOfTaxYear('fy-2025-26')).toEqual({ year: '2025-26', assessed: '2026-27' })
  expect(namesOfTaxYear('fy-2026-27')).toEqual({ year: '2026-27', assessed: null })
})
