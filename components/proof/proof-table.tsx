'use client'

import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { Button } from '@/components/ui/button'
import { counted, grouped } from '@/lib/format/numbers'
import { timeInWords } from '@/lib/format/time-in-words'
import { localPath } from '@/lib/language/local-path'
import { type GoldenCase, goldenCases, type GoldenName } from '@/lib/proof/golden-cases'
import type { GoldenResult } from '@/lib/proof/golden-result'
import { langOfEnglish } from '@/lib/language/page-language'
import { nameOf, t } from '@/lib/language/words'

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
      <p className="text-soft">{t('Published = computed here')}</p>
      <ul
        aria-label={t('Expected and computed answers')}
        className="mt-4 grid list-none gap-3 p-0 md:grid-cols-2 [&>li]:mt-0"
      >
        {cases.map(([name, golden]) => (
          <li key={name} className="card px-4 pt-3">
            <a href={localPath(`/${golden.tool}`)} className="font-semibold">
              {nameOf('published-answers', golden.question)}
            </a>
            <p className="mt-1 tabular-nums">
              {shown(golden.expected, golden)}{' '}
              {results && <Computed golden={golden} result={results[name]} />}
            </p>
            <details className="disclosure">
              <summary>{t('Source')}</summary>
              <p className="pb-3 text-sm">
                {golden.source.href ? (
                  <a href={golden.source.href} rel="noopener" lang={langOfEnglish()}>
                    {golden.source.title}
                  </a>
                ) : (
                  nameOf('published-answers', golden.source.title)
                )}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

function Computed({ golden, result }: { golden: GoldenCase; result: GoldenResult }) {
  return (
    <span className={result.agrees ? 'text-good' : 'font-semibold text-bad'}>
      {result.agrees ? '=' : '≠'} {shown(result.computed, golden)}
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
