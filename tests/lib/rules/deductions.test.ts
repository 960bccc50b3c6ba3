/** @jest-environment node */
import {
  deductionRules,
  depositInterestLimit,
  healthLimit,
  homeLoanInterestLimit,
  pensionLimit,
  rentAllowance,
  savingsLimit,
} from '@/lib/rules/income-tax-deductions'
import { type Rule, ruleOn } from '@/lib/rules/rule'

it.each<[Rule<object>, string, string, object]>([
  [savingsLimit, '80C', '123', { most: 1_50_000 }],
  [pensionLimit, '80CCD(1B)', '124(3)', { most: 50_000 }],
  [healthLimit, '80D', '126', { below60: 25_000, from60: 50_000 }],
  [homeLoanInterestLimit, '24(b)', '22', { most: 2_00_000 }],
  [depositInterestLimit, '80TTA, from 60 80TTB', '153', { below60: 10_000, from60: 50_000 }],
])('$says: %s until March 2026, %s since, and no other amounts', (rule, of1961, of2025, amounts) => {
  expect(ruleOn(rule, '2026-03-31').value).toEqual({ section: of1961, ...amounts })
  expect(ruleOn(rule, '2026-04-01').value).toEqual({ section: of2025, ...amounts })
})

it('all of them are listed, in the order of the form', () => {
  expect(deductionRules).toEqual([
    ...[savingsLimit, pensionLimit, healthLimit, homeLoanInterestLimit, depositInterestLimit],
    rentAllowance,
  ])
})

it('rent beyond a tenth of basic salary is free, up to half of it in four cities and two fifths elsewhere', () => {
  expect(ruleOn(rentAllowance, '2026-11-21').value).toEqual({
    section: '10(13A), rule 2A',
    ownSharePercent: 10,
    metroPercent: 50,
    elsewherePercent: 40,
    metros: ['Delhi', 'Mumbai', 'Kolkata', 'Chennai'],
  })
})
