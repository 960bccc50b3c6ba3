import { RuleNotKnown } from '@/lib/rules/rule'
import {
  type Gratuity,
  gratuity,
  gratuityByYears,
  gratuityInputs,
  type Service,
  serviceFrom,
} from '@/lib/salary/gratuity'
import { eachRow } from '@/tests/each-row'
import { readLink } from '@/tests/read-link'
import { linkOfSalaryVector, salaryVectors } from '@/tests/salary-vectors'

const TODAY = '2026-11-23'
const service = (changes: Partial<Service> = {}): Service => ({
  covered: true,
  employment: 'regular',
  leaving: 'resignation',
  wages: 26_000,
  years: 10,
  months: 0,
  leftOn: TODAY,
  received: null,
  exemptEarlier: 0,
  ...changes,
})

describe('the gratuity, at ₹26,000 a month ₹15,000 a year', () => {
  it.each<[string, Partial<Service>, Partial<Gratuity>]>([
    ['ten years', {}, { gratuity: 1_50_000, exempt: 1_50_000, taxable: 0, yearsCounted: 10 }],
    ['six months over do not count', { months: 6 }, { gratuity: 1_50_000 }],
    ['seven do', { months: 7 }, { gratuity: 1_65_000, yearsCounted: 11 }],
    ['not before five years', { years: 4, months: 11 }, { eligible: false, gratuity: 0 }],
    ['after five', { years: 5 }, { eligible: true, gratuity: 75_000 }],
    ['what is paid all the same is taxable', { years: 4, received: 60_000 }, { exempt: 0, taxable: 60_000 }],
    [
      'a fixed term after one year, since the Code',
      { employment: 'fixedTerm', years: 1, leftOn: '2025-11-21' },
      { eligible: true, gratuity: 15_000 },
    ],
    [
      'the day before after five',
      { employment: 'fixedTerm', years: 1, leftOn: '2025-11-20' },
      { eligible: false, yearsNeeded: 5 },
    ],
    ['on death from the first year', { leaving: 'death', years: 1 }, { gratuity: 15_000, yearsNeeded: 0 }],
    ['at most 20 lakh', { wages: 2_60_000, years: 14 }, { formulaAmount: 21_00_000, gratuity: 20_00_000 }],
    [
      'more than that is taxable',
      { wages: 2_60_000, years: 14, received: 21_00_000 },
      { exempt: 20_00_000, taxable: 1_00_000 },
    ],
    ['of others half a month for completed years', { covered: false, months: 11 }, { gratuity: 1_30_000 }],
    ['from the first year on', { covered: false, years: 1 }, { eligible: true, gratuity: 13_000 }],
    [
      'exempt is what earlier employers left of 20 lakh',
      { covered: false, exemptEarlier: 19_50_000 },
      { gratuity: 1_30_000, exempt: 50_000, taxable: 80_000 },
    ],
  ])('%s', (_case, changes, expected) => {
    expect(gratuity(service(changes))).toMatchObject(expected)
  })

  it('is not known before the maximum of 2018', () => {
    expect(() => gratuity(service({ leftOn: '2018-03-28' }))).toThrow(RuleNotKnown)
  })
})

describe('the shared rows', () => {
  eachRow(salaryVectors('gratuity'))('%s', (_id, row) => {
    const asked = serviceFrom(readLink(gratuityInputs, linkOfSalaryVector(row)), TODAY)
    expect(gratuity(asked!)).toMatchObject(row.expected)
  })
})

test('the course ends with the service’s own year where it is longer', () => {
  expect(gratuityByYears(service()).at(-1)).toEqual({ years: 40, gratuity: 6_00_000 })
  expect(gratuityByYears(service({ years: 45 })).at(-1)).toEqual({ years: 45, gratuity: 6_75_000 })
  expect(gratuityByYears(service())[3]).toEqual({ years: 4, gratuity: 0 })
})
