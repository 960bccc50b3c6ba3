import { sharedVectors } from '@/tests/shared-vectors'

export interface SalaryVector {
  id: string
  kind: string
  input: Record<string, unknown>
  expected: Record<string, unknown>
}

/** The rows of one kind; none, and said aloud, where this copy of the repository stands alone. */
export function salaryVectors(kind: string): SalaryVector[] {
  const shared = sharedVectors<SalaryVector>('salary') as unknown as { cases: SalaryVector[] } | null
  return shared?.cases.filter((row) => row.kind === kind) ?? []
}

/** The fragment of a link to a shared row of plain values; what is null there is left out. */
export function linkOfSalaryVector({ input }: SalaryVector): string {
  const given = Object.entries(input).filter(([, value]) => value !== null)
  return String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))
}
