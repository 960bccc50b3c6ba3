import {
  deductionRules,
  depositInterestLimit,
  healthLimit,
  homeLoanInterestLimit,
  ownPensionPercent,
  pensionLimit,
} from '@/lib/rules/income-tax/deduction-limits'
import { employerPensionLimit } from '@/lib/rules/income-tax/employer-pension'
import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import { type Rule, ruleOn } from '@/lib/rules/rule'

it.each<[Rule<object>, string, string, object]>([
  [savingsLimit, '80C', '123', { most: 1_50_000 }],
  [pensionLimit, '80CCD(1B)', '124(3)', { most: 50_000 }],
  [healthLimit, '80D', '126', { below60: 25_000, from60: 50_000 }],
  [homeLoanInterestLimit, '24(b)', '22', { most: 2_00_000 }],
  [depositInterestLimit, '80TTA, from 60 80TTB', '153', { below60: 10_000, from60: 50_000 }],
])('$label: %s until March 2026, %s since, and no other amounts', (rule, of1961, of2025, amounts) => {
  expect(ruleOn(rule, '2026-03-31').value).toEqual({ section: of1961, ...amounts })
  expect(ruleOn(rule, '2026-04-01').value).toEqual({ section: of2025, ...amounts })
})

it.each([
  ['2026-03-31', '80CCD(2)'],
  ['2026-04-01', '124(1) and (2)'],
])(
  "the employer's contribution on %s: section %s, 14%% in the new regime, in the old 10%% and of a government 14%%",
  (date, section) => {
    expect(ruleOn(employerPensionLimit, date).value).toEqual({
      section,
      newRegimePercent: 14,
      oldRegimePercent: 10,
      oldRegimeGovernmentPercent: 14,
    })
  },
)

it('all of them are listed, in the order of the form', () => {
  expect(deductionRules).toEqual([
    ...[savingsLimit, pensionLimit, ownPensionPercent, healthLimit, homeLoanInterestLimit],
    ...[depositInterestLimit, rentAllowance],
  ])
})

const FOUR = ['delhi', 'mumbai', 'kolkata', 'chennai']
const RULE = { ownSharePercent: 10, metroPercent: 50, elsewherePercent: 40 }

it.each<[string, object, string]>([
  ['2026-03-31', { section: '10(13A), rule 2A', ...RULE, metros: FOUR }, 'four cities'],
  [
    '2026-04-01',
    {
      section: 'rule 279 of the Income-tax Rules, 2026',
      ...RULE,
      metros: [...FOUR, 'bengaluru', 'hyderabad', 'pune', 'ahmedabad'],
    },
    'eight, G.S.R. 198(E) of 20 March 2026',
  ],
])('on %s rent allowance is free by %j: %s', (day, law) => {
  expect(ruleOn(rentAllowance, day).value).toEqual(law)
})
