import { type SharedCase, sharedCases } from '@/tests/shared-cases'

export type SalaryVector = SharedCase<Record<string, unknown>, Record<string, unknown>>

/** The rows of one kind. */
export const salaryVectors = (kind: string): SalaryVector[] => sharedCases('salary', kind)

/** The fragment of a link to a shared row of plain values; what is null there is left out. */
export function linkOfSalaryVector({ input }: SalaryVector): string {
  const given = Object.entries(input).filter(([, value]) => value !== null)
  return String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))
}
