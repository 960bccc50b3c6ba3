import { liveChoice } from '@/lib/inputs/live-choice'
import { yearName } from '@/lib/calendar/financial-year'
import { choice, flag } from '@/lib/inputs/choices'
import { amount, percent } from '@/lib/inputs/quantities'
import { text } from '@/lib/inputs/text'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import type { AgeGroup, Regime } from '@/lib/rules/income-tax/tax-law'
import { daysOfTaxYear, taxYears } from '@/lib/rules/years'
import { inHand, type InHand, plainNewRegime, type TaxedBy } from '@/lib/salary/in-hand'
import { type OpenSalary, payFromCtc, salaryOfPay } from '@/lib/salary/pay-from-ctc'
import type { payFromInHand } from '@/lib/salary/pay-from-in-hand'
import { noPlaceTax } from '@/lib/salary/place-tax'
import type { placeTax } from '@/lib/salary/professional-tax'
import { fundBases } from '@/lib/salary/provident-fund'
import type { Salary, SalaryTerms } from '@/lib/salary/salary'

/** From what is known of a salary: its CTC, its monthly pay, the parts of the pay, or what is to be in hand. */
const salaryStarts = ['ctc', 'gross', 'parts', 'inHand'] as const

/** A payslip under the labour codes and the Act of 2025: '2026-27', the oldest first. */
export const salaryYears = (): string[] => taxYears(2026).map(yearName)

const rupees = (initial: number) => amount({ initial, min: 0 })

export const salaryInputs = {
  startFrom: choice(salaryStarts, 'ctc'),
  ctc: amount({ initial: 12_00_000 }),
  monthlyGross: amount({ initial: 1_00_000 }),
  wantedInHand: amount({ initial: 1_00_000, max: 10_00_00_000 }),
  basicPct: percent({ initial: 50, min: 0 }),
  hraPct: percent({ initial: 40, min: 0 }),
  basic: rupees(50_000),
  hra: rupees(20_000),
  special: rupees(30_000),
  bonus: rupees(0),
  regime: choice(['new', 'old'], 'new'),
  state: { ...text(40), initial: 'Delhi' },
  sex: choice(['male', 'female'], 'male'),
  pf: choice(fundBases, 'full'),
  employerNpsPct: percent({ initial: 0, min: 0, max: 20 }),
  esi: flag(true),
  age: choice(['below60', 'senior60to79', 'superSenior80plus'], 'below60'),
  rent: rupees(0),
  city: { ...text(40), initial: 'Delhi' },
  other80C: rupees(0),
  otherDeductions: rupees(0),
  taxYear: liveChoice(salaryYears, salaryYears().at(-1)!),
}

type ReadSalary = ReadValues<typeof salaryInputs>

/** The starting amount implied by the names in a link that does not name it. */
export const startsByName = {
  startFrom: {
    basic: 'parts',
    hra: 'parts',
    special: 'parts',
    monthlyGross: 'gross',
    wantedInHand: 'inHand',
  },
} as const

const AGES: Record<'below60' | 'senior60to79' | 'superSenior80plus', AgeGroup> = {
  below60: 'below60',
  senior60to79: 'senior',
  superSenior80plus: 'superSenior',
}

/** The rest of a salary; null while one of the fields has a problem. */
function termsFrom(read: ReadSalary, law: SalaryLaw): SalaryTerms | null {
  const values = read(
    'age',
    'sex',
    'state',
    'bonus',
    'pf',
    'esi',
    'employerNpsPct',
    'city',
    'rent',
    'other80C',
    'otherDeductions',
    'taxYear',
  )
  if (!values) return null
  const { taxYear, age, sex, ...others } = values
  return {
    ...others,
    placeTax: law.placeTax(values.state, sex),
    age: AGES[age],
    date: daysOfTaxYear(taxYear).last,
  }
}

/** Why the fields give no salary: the bonus alone is more than the CTC, or leaves more than is wanted in hand. */
export type NoSalary = 'bonusAboveCtc' | 'bonusAboveInHand'

/**
 * What a salary is counted by. A law may lack a regime or the way back from take-home pay; such a salary has
 * no answer by it.
 */
export interface SalaryLaw {
  regimes: Readonly<Partial<Record<Regime, TaxedBy>>>
  placeTax: typeof placeTax
  payFromInHand?: typeof payFromInHand
}

/** The law of a salary in the new regime without an employer's NPS, at a place without a professional tax. */
export const plainSalaryLaw: SalaryLaw = {
  regimes: { new: plainNewRegime },
  placeTax: () => noPlaceTax,
}

/** The salary that the fields describe; null while one of them has a problem. */
function salaryFrom(read: ReadSalary, taxedBy: TaxedBy, law: SalaryLaw): Salary | NoSalary | null {
  const terms = termsFrom(read, law)
  const start = read('startFrom')
  if (!terms || !start) return null
  if (start.startFrom === 'parts') {
    const parts = read('basic', 'hra', 'special')
    return parts && { ...terms, ...parts }
  }
  const structure = read('basicPct', 'hraPct')
  if (!structure) return null
  const open = { terms, structure }
  const pay = payOfStart(read, open, start.startFrom, taxedBy, law)
  return typeof pay === 'number' ? salaryOfPay(open, pay) : pay
}

function payOfStart(
  read: ReadSalary,
  open: OpenSalary,
  start: 'ctc' | 'gross' | 'inHand',
  taxedBy: TaxedBy,
  { payFromInHand: payFor }: SalaryLaw,
): number | NoSalary | null {
  if (start === 'gross') {
    const known = read('monthlyGross')
    return known && known.monthlyGross
  }
  if (start === 'ctc') {
    const known = read('ctc')
    return known && (payFromCtc(open, known.ctc) ?? 'bonusAboveCtc')
  }
  const known = read('wantedInHand')
  return known && payFor ? (payFor(open, known.wantedInHand, taxedBy) ?? 'bonusAboveInHand') : null
}

/** A salary, and what is left of it under the chosen regime. */
export interface SalaryAnswer {
  salary: Salary
  chosen: InHand
}

/** The answer of the fields by a law; null while one of them has a problem, and where the law lacks what they need. */
export function salaryAnswer(read: ReadSalary, law: SalaryLaw): SalaryAnswer | NoSalary | null {
  const chosen = read('regime')
  if (!chosen) return null
  const taxedBy = law.regimes[chosen.regime]
  if (!taxedBy) return null
  const salary = salaryFrom(read, taxedBy, law)
  return salary && typeof salary === 'object' ? { salary, chosen: inHand(salary, taxedBy) } : salary
}
