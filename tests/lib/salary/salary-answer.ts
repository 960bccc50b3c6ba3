import { payFromInHand } from '@/lib/salary/pay-from-in-hand'
import { placeTax } from '@/lib/salary/professional-tax'
import { regimes } from '@/lib/salary/regimes'
import { type NoSalary, type SalaryAnswer, salaryAnswer, salaryInputs } from '@/lib/salary/salary-inputs'
import { readLink } from '@/tests/read-link'

export const wholeSalaryLaw = { payFromInHand, placeTax, regimes }

/** What a link finds by the whole law. */
export function foundBy(link: string): SalaryAnswer | NoSalary | null {
  return salaryAnswer(readLink(salaryInputs, link), wholeSalaryLaw)
}

/** The answer of a link; a link without one is a mistake of the test. */
export function answerOf(link: string): SalaryAnswer {
  const answer = foundBy(link)
  if (answer === null || typeof answer === 'string') throw new Error(`No salary for ${link}: ${answer}`)
  return answer
}
