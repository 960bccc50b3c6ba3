import { sharedCases } from '@/tests/shared-cases'

interface AdvanceTaxInput {
  advanceTax: { date: string; amount: number }[]
  [name: string]: unknown
}

interface AdvanceTaxExpected {
  section425ByInstalment: number[]
  [name: string]: number | number[]
}

export const advanceTaxCases = () =>
  sharedCases<AdvanceTaxInput, AdvanceTaxExpected>('salary', 'advanceTaxInterest')

/** The fragment of a link to a shared case, as docs/links.md writes the list of payments. */
export function linkOfAdvanceTax({ advanceTax, ...plain }: AdvanceTaxInput): string {
  const rows = advanceTax.map(({ date, amount }) => `${date}_${amount}`).join('*')
  const texts = Object.entries(plain).map(([name, value]) => [name, String(value)])
  return String(new URLSearchParams([...texts, ...(rows ? [['advanceTax', rows]] : [])]))
}
