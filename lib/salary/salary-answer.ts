import { figure } from '@/lib/answers/figure'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import {
  type SalaryAnswer,
  salaryAnswer,
  salaryInputs,
  type SalaryLaw,
  startsByName,
} from '@/lib/salary/salary-inputs'

export type SalaryResults = ReturnType<typeof salaryResults>

const money = (value: number) => figure('rupees', value)

/** The parts of a salary; where the take-home pay was given, the CTC leads. */
export function salaryResults(found: SalaryAnswer, wantsCtc: boolean) {
  const { chosen } = found
  const { cost, tax } = chosen
  const ctc = money(cost.ctc)
  return {
    ...found,
    wantsCtc,
    primary: wantsCtc ? ['ctc', 'inHandMonthAverage'] : ['inHandMonthAverage'],
    figures: {
      // A name keeps the place at which it is first written.
      ...(wantsCtc && { ctc }),
      inHandMonthAverage: money(chosen.inHandMonth),
      incomeTaxYear: money(tax.totalTax),
      inHandYear: money(chosen.inHandYear),
      ctc,
      employeePfMonthly: money(cost.fund.employee),
      employeeEsiMonthly: money(cost.esi.employee),
      professionalTaxYear: money(cost.professionalTax.year),
      employerPfMonthly: money(cost.fund.employer),
      edliMonthly: money(cost.fund.insurance),
      pfAdminMonthly: money(cost.fund.admin),
      employerEsiMonthly: money(cost.esi.employer),
      employerNpsMonthly: money(cost.employerNps),
      gratuityShareYear: money(cost.gratuityShareYear),
      wagesOfCodeMonthly: money(cost.wages),
      hraExempt: money(chosen.hraExempt),
      totalIncome: money(tax.totalIncome),
    },
  }
}

/** The parts of the salary that the fields describe, by a law that may lack what they need. */
function salaryResultsFrom(read: ReadValues<typeof salaryInputs>, law: SalaryLaw) {
  const found = salaryAnswer(read, law)
  const isFound = found !== null && typeof found === 'object'
  return isFound ? salaryResults(found, read('startFrom')?.startFrom === 'inHand') : null
}

export const salaryTool = {
  slug: 'salary-calculator',
  inputs: salaryInputs,
  implied: startsByName,
  answer: salaryResultsFrom,
} as const
