'use client'

import '@/components/results/schedule.css'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { Button } from '@/components/ui/button'
import { counted, grouped } from '@/lib/format/numbers'
import { type GoldenCase, goldenCases, type GoldenName } from '@/lib/proof/golden-cases'
import type { GoldenResult } from '@/lib/proof/golden-result'

type Results = Readonly<Record<GoldenName, GoldenResult>>
const cases = Object.entries(goldenCases) as [GoldenName, GoldenCase][]

const loadResults = async () => (await import('./compute-results')).computeResults()

/** Answers found elsewhere, each next to what this browser computes now with the code of the tools. */
export function ProofTable() {
  const { value: results, failed, retry } = useLazyImport(loadResults, true)

  return (
    <>
      <p role="status" className="min-h-11 text-lg font-semibold">
        {results ? verdictText(results) : !failed && 'Computing…'}
      </p>
      {failed && (
        <p role="alert">
          The calculations could not be loaded.{' '}
          <Button variant="outline" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      <div
        role="region"
        aria-label="Expected and computed answers"
        tabIndex={0}
        className="table-scroll mt-4 max-h-none"
      >
        <table className="data-table wordy">
          <caption className="sr-only">Expected and computed answers</caption>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Expected</th>
              <th scope="col">Computed here</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {cases.map(([name, golden]) => (
              <tr key={name}>
                <th scope="row">
                  <a href={`/${golden.tool}`}>{golden.question}</a>
                </th>
                <td>{shown(golden.expected, golden)}</td>
                <td>{results && <Computed golden={golden} result={results[name]} />}</td>
                <td>
                  {golden.source.href ? (
                    <a href={golden.source.href} rel="noopener">
                      {golden.source.title}
                    </a>
                  ) : (
                    golden.source.title
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Computed({ golden, result }: { golden: GoldenCase; result: GoldenResult }) {
  return (
    <span className={result.agrees ? undefined : 'font-semibold text-bad'}>
      {result.agrees ? '✓ ' : '✗ differs: '}
      {shown(result.computed, golden)}
    </span>
  )
}

const shown = (answer: number | string, { decimals = 0 }: GoldenCase): string =>
  typeof answer === 'string' ? answer : grouped(Number(answer.toFixed(decimals)), decimals)

function verdictText(results: Results): string {
  const all = Object.values(results)
  const agreed = all.filter(({ agrees }) => agrees).length
  if (agreed === all.length) return `All ${counted(agreed, 'answer')} agree with their sources.`
  return `${agreed} of ${counted(all.length, 'answer')} agree with their sources; ${all.length - agreed} differ.`
}
