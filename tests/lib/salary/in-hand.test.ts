import { hasMoreTerms } from '@/components/tools/salary-calculator/plain-terms'
import { plainSalaryLaw, salaryAnswer, salaryInputs } from '@/lib/salary/salary-inputs'
import { answerOf, foundBy } from '@/tests/lib/salary/salary-answer'
import { readLink } from '@/tests/read-link'
import { testSharedCases } from '@/tests/shared-cases'
import { incomeTax } from '@/lib/tax/slab-tax'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'

/** The results of a link by their names in the contract. */
function resultsOf(link: string): Record<string, number> {
  const { chosen } = answerOf(link)
  const { cost, tax } = chosen
  return {
    ctc: cost.ctc,
    wagesOfCodeMonthly: cost.wages,
    employeePfMonthly: cost.fund.employee,
    employerPfMonthly: cost.fund.employer,
    edliMonthly: cost.fund.insurance,
    pfAdminMonthly: cost.fund.admin,
    employeeEsiMonthly: cost.esi.employee,
    employerEsiMonthly: cost.esi.employer,
    employerNpsMonthly: cost.employerNps,
    gratuityShareYear: cost.gratuityShareYear,
    professionalTaxYear: cost.professionalTax.year,
    hraExempt: chosen.hraExempt,
    totalIncome: tax.totalIncome,
    incomeTaxYear: tax.totalTax,
    inHandYear: chosen.inHandYear,
    inHandMonthAverage: chosen.inHandMonth,
  }
}

const linkOf = (input: object) =>
  String(new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])))

describe('a salary by its parts', () => {
  it.each([
    {
      working: 'PF on 25,000: 3,000; 12 × 1,00,000 − 75,000 = 11,25,000 is below the rebate limit',
      link: 'basic=50000&hra=20000&special=30000&state=Delhi&pf=ceiling',
      // 12 × (1,00,000 + 3,000 + 125 + 125) + 28,846 of gratuity
      expected: { employeePfMonthly: 3_000, incomeTaxYear: 0, inHandYear: 11_64_000, ctc: 12_67_846 },
    },
    {
      working: 'PF on wages of half the pay, 30,000 × 12%: the example of the Ministry of Labour',
      link: 'basic=20000&hra=20000&special=20000&state=Delhi&pf=full',
      expected: { wagesOfCodeMonthly: 30_000, employeePfMonthly: 3_600, gratuityShareYear: 17_308 },
    },
    {
      working: 'wages of 20,900: 0.75% is 156.75, up to 157; 3.25% is 679.25, up to 680',
      link: 'basic=20900&hra=100&special=0&state=Delhi&pf=none',
      expected: { employeeEsiMonthly: 157, employerEsiMonthly: 680, edliMonthly: 0, pfAdminMonthly: 0 },
    },
    {
      working: 'wages of 21,001 are above the limit of ESI',
      link: 'basic=21001&hra=0&special=0&state=Delhi&pf=none',
      expected: { employeeEsiMonthly: 0, employerEsiMonthly: 0 },
    },
    {
      working: 'an establishment that ESI does not cover',
      link: 'basic=12000&hra=0&special=0&state=Delhi&pf=none&esi=false',
      expected: { employeeEsiMonthly: 0, employerEsiMonthly: 0 },
    },
    {
      working: '14% of 80,000 is 11,200; the old regime takes off 10%: 9,600 × 10 a year, 96,000',
      link: 'regime=old&basic=80000&hra=0&special=0&state=Delhi&pf=none&employerNpsPct=14',
      // 12 × 91,200 − 50,000 − 96,000
      expected: { employerNpsMonthly: 11_200, totalIncome: 9_48_400 },
    },
    {
      working: '12 × (72,000 + 60,000) = 15,84,000 from the employer: 8,34,000 above 7,50,000 is income',
      link: 'basic=600000&hra=0&special=0&state=Delhi&pf=full&employerNpsPct=10',
      // 72,00,000 + 7,20,000 + 8,34,000 − 75,000 − 7,20,000
      expected: { totalIncome: 79_59_000 },
    },
    {
      working: 'a bonus is paid and taxed, and PF and ESI do not count it',
      link: 'basic=10000&hra=0&special=0&bonus=500000&state=Delhi&pf=full',
      expected: {
        employeePfMonthly: 1_200,
        employeeEsiMonthly: 75,
        totalIncome: 5_45_000,
        inHandYear: 6_04_700,
      },
    },
    {
      working: 'the old regime takes off 2,496 of professional tax and 1,50,000, not 98,400 + 90,000',
      link: 'regime=old&basic=70000&hra=0&special=0&state=Assam&pf=full&other80C=90000',
      // 8,40,000 − 50,000 − 2,496 − 1,50,000 = 6,37,504
      expected: { professionalTaxYear: 2_496, totalIncome: 6_37_500 },
    },
    {
      working: 'no pay at all',
      link: 'basic=0&hra=0&special=0&state=Delhi',
      expected: { ctc: 0, inHandYear: 0, totalIncome: 0, incomeTaxYear: 0 },
    },
  ])('$working', ({ link, expected }) => {
    expect(resultsOf(`${link}&startFrom=parts`)).toMatchObject(expected)
  })

  testSharedCases<object, Record<string, number>>('salary', 'salaryInHand', (input, expected) => {
    expect(resultsOf(`${linkOf(input)}&startFrom=parts`)).toEqual(expected)
  })
})

it.each([
  ['new', 15_00_000],
  ['old', 15_00_000],
] as const)('pays the tax that the income-tax calculator takes: %s regime, ₹%d', (regime, ctc) => {
  const { chosen } = answerOf(`ctc=${ctc}&regime=${regime}`)
  const law = ruleOn(incomeTaxLaw, '2026-04-01').value
  const { cost, deductions } = chosen
  const own = incomeTax(law, {
    salary: 12 * cost.pay,
    professionalTax: cost.professionalTax.year,
    deductions,
    regime,
    age: 'below60',
  })
  expect(chosen.tax.totalTax).toBe(own.totalTax)
  expect(chosen.tax.totalTax).toBeGreaterThan(0)
})

it.each(['', 'ctc=2500000', 'startFrom=parts&basic=9000&hra=0&special=5000', 'pf=none&monthlyGross=900000'])(
  'plain terms give the same answer by the plain law as by the whole: %s',
  (link) => {
    expect(hasMoreTerms(link)).toBe(false)
    expect(salaryAnswer(readLink(salaryInputs, link), plainSalaryLaw)).toMatchObject({
      chosen: answerOf(link).chosen,
    })
  },
)

it.each(['regime=old', 'state=Kerala', 'startFrom=inHand', 'ctc=5&bonus=1', 'rent=x', 'employerNpsPct=10'])(
  '%s needs the whole law',
  (link) => expect(hasMoreTerms(link)).toBe(true),
)

it.each(['regime=old', 'startFrom=inHand'])('the plain law has no answer for %s', (link) => {
  expect(salaryAnswer(readLink(salaryInputs, link), plainSalaryLaw)).toBeNull()
})

it.each([
  ['ctc=100000&bonus=200000', 'bonusAboveCtc'],
  ['startFrom=inHand&wantedInHand=1000&bonus=200000', 'bonusAboveInHand'],
])('%s has no salary: %s', (link, reason) => {
  expect(foundBy(link)).toBe(reason)
})
