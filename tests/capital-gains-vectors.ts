import { type SharedCase, sharedCases } from '@/tests/shared-cases'

type Value = number | string | boolean
type Nested = Record<string, number>

export type GainVector = SharedCase<
  Record<string, Value | Nested | { financialYear: string; amount: number }[]>,
  Record<string, Value | Nested>
>

/** The shared cases of some tools. */
export const gainVectors = (...tools: string[]): GainVector[] =>
  tools.flatMap((tool): GainVector[] => sharedCases('capital-gains', tool))

/** What a link has in addition to the input of a case of a tool. */
const ALSO: Record<string, string> = {
  'cg-property': 'asset=property&',
  'property-tds': 'question=propertyTds&',
}

const improvementText = (rows: { financialYear: string; amount: number }[]) =>
  rows.map(({ financialYear, amount }) => `${financialYear}_${amount}`).join('*')

/** The fragment of a link to a shared case, as docs/links.md writes lists: gains and losses by their own names. */
export function linkOfGain({ kind, input }: GainVector): string {
  const texts = Object.entries(input).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [[name, improvementText(value)]]
    if (typeof value !== 'object') return [[name, String(value)]]
    return Object.entries(value).map(([each, amount]) => [each, String(amount)])
  })
  return `${ALSO[kind] ?? (kind === 'cg-set-off' ? 'question=year&' : '')}${new URLSearchParams(texts)}`
}

const joined = (name: string, part: string) => `${name}${part[0]!.toUpperCase()}${part.slice(1)}`

/** What a case expects by the names of the outputs: `left.slab` is `leftSlab`. */
export const figuresOf = ({ expected }: GainVector): Record<string, number | string> =>
  Object.fromEntries(
    Object.entries(expected).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([part, amount]) => [joined(name, part), amount])
        : [[name, typeof value === 'boolean' ? String(value) : value]],
    ),
  ) as Record<string, number | string>
