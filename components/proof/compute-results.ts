import { computeGolden } from '@/lib/proof/compute-golden'
import { goldenCases, type GoldenName } from '@/lib/proof/golden-cases'
import { goldenResult, type GoldenResult } from '@/lib/proof/golden-result'

/** Computes every golden case with the tools' own calculations; fetched when the page asks for it. */
export function computeResults(): Record<GoldenName, GoldenResult> {
  const names = Object.keys(goldenCases) as GoldenName[]
  const results = names.map((name) => [name, goldenResult(goldenCases[name], computeGolden[name]())])
  return Object.fromEntries(results) as Record<GoldenName, GoldenResult>
}
