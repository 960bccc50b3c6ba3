'use client'

import '@/components/results/schedule.css'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { Button } from '@/components/ui/button'
import { counted, grouped } from '@/lib/format/numbers'
import { timeInWords } from '@/lib/format/time-in-words'
import { localPath } from '@/lib/language/local-path'
import { type GoldenCase, goldenCases, type GoldenName } from '@/lib/proof/golden-cases'
import type { GoldenResult } from '@/lib/proof/golden-result'
import { langOfEnglish } from '@/lib/language/page-language'
import { t } from '@/lib/language/words'

type Results = Readonly<Record<GoldenName, GoldenResult>>
const cases = Object.entries(goldenCases) as [GoldenName, GoldenCase][]

const loadResults = async () => (await import('./compute-results')).computeResults()

/** Answers found elsewhere, each next to what this browser computes now with the code of the tools. */
export function ProofTable() {
  const { value: results, failed, retry } = useLazyImport(loadResults, true)

  return (
    <>
      <p role="status" className="min-h-11 text-lg font-semibold noscript:hidden">
        {results ? verdictText(results) : !failed && t('Computing…')}
      </p>
      {failed && (
        <p role="alert">
          {t('The calculations could not be loaded.')}{' '}
          <Button variant="outline" onClick={retry}>
            {t('Try again')}
          </Button>
        </p>
      )}
      <div
        role="region"
        aria-label={t('Expected and computed answers')}
        tabIndex={0}
        className="table-scroll mt-4 max-h-none"
      >
        <table className="data-table wordy">
          <caption className="sr-only">{t('Expected and computed answers')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Question')}</th>
              <th scope="col">{t('Expected')}</th>
              <th scope="col">{t('Computed here')}</th>
              <th scope="col">{t('Source')}</th>
            </tr>
          </thead>
          <tbody>
            {cases.map(([name, golden]) => (
              <tr key={name}>
                <th scope="row">
                  <a href={localPath(`/${golden.tool}`)} lang={langOfEnglish()}>
                    {golden.question}
                  </a>
                </th>
                <td>{shown(golden.expected, golden)}</td>
                <td>{results && <Computed golden={golden} result={results[name]} />}</td>
                <td lang={langOfEnglish()}>
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
      {result.agrees ? '✓ ' : t('✗ differs: ')}
      {shown(result.computed, golden)}
    </span>
  )
}

function shown(answer: number | string, { as, decimals = 0 }: GoldenCase): string {
  if (typeof answer === 'string') return answer
  if (as === 'timeOfDay') return timeInWords(Math.floor(answer / 60), answer % 60)
  return grouped(Number(answer.toFixed(decimals)), decimals)
}

function verdictText(results: Results): string {
  const all = Object.values(results)
  const agreed = all.filter(({ agrees }) => agrees).length
  if (agreed === all.length) return t('All {0} agree with their sources.', counted(agreed, 'answer'))
  return t(
    '{0} of {1} agree with their sources; {2} differ.',
    agreed,
    counted(all.length, 'answer'),
    all.length - agreed,
  )
}
