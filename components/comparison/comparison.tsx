'use client'

import { useState } from 'react'
import { announce } from '@/components/announcer/announce'
import { comparedVerdict } from '@/components/comparison/compared-rows'
import { ComparedHead } from '@/components/comparison/compared-head'
import { ComparisonTable } from '@/components/comparison/comparison-table'
import { ComputedCalculation, type ResultsById } from '@/components/comparison/computed-calculation'
import { KeptList } from '@/components/comparison/kept-list'
import { useComparison } from '@/components/comparison/use-comparison'
import { CopyButton } from '@/components/share/copy-button'
import { Button } from '@/components/ui/button'
import type { ComparedTool } from '@/lib/comparison/compared-tools'
import { comparisonFragment } from '@/lib/comparison/comparison-link'
import { isSame, type NamedCalculation } from '@/lib/comparison/kept-calculations'
import { t } from '@/lib/language/words'

interface ComparisonProps {
  /** The names of the tools that can be compared, by slug. */
  tools: Readonly<Record<ComparedTool, string>>
}

const idOf = ({ tool, fragment }: NamedCalculation) => `${tool}?${fragment}`

/** Two to four calculations side by side, and those that are kept on this device. The address holds the comparison. */
export function Comparison({ tools }: ComparisonProps) {
  const { chosen: unnamed, unreadable, choose } = useComparison()
  const chosen = unnamed.map((one) => ({ ...one, name: one.name || tools[one.tool] }))
  return (
    <>
      {unreadable > 0 && (
        <p role="alert" className="card border-bad bg-bad-soft p-3">
          {t(
            'Part of this link could not be read. Ask for the link again, or choose from your own calculations.',
          )}
        </p>
      )}
      {chosen.length > 1 && <Compared tools={tools} chosen={chosen} choose={choose} />}
      {chosen.length === 1 && <p role="status">{t('Choose one more calculation to compare.')}</p>}
      <KeptList
        tools={tools}
        chosen={chosen}
        onChosen={(calculation, isChosen) =>
          choose(isChosen ? [...chosen, calculation] : chosen.filter((one) => !isSame(one, calculation)))
        }
        onRenamed={(calculation) =>
          choose(chosen.map((one) => (isSame(one, calculation) ? calculation : one)))
        }
      />
    </>
  )
}

interface ComparedProps extends ComparisonProps {
  chosen: readonly NamedCalculation[]
  choose(calculations: readonly NamedCalculation[]): void
}

function Compared({ tools, chosen, choose }: ComparedProps) {
  const [results, setResults] = useState<ResultsById>({})
  const remove = (calculation: NamedCalculation) => {
    choose(chosen.filter((one) => one !== calculation))
    announce(t('{0} removed.', calculation.name))
    const place = chosen.indexOf(calculation)
    requestAnimationFrame(() => {
      const heads = document.querySelectorAll<HTMLElement>('thead th button')
      ;(heads[place] ?? heads[place - 1] ?? document.getElementById('kept'))?.focus()
    })
  }
  const columns = chosen.map((calculation) => ({
    id: idOf(calculation),
    calculation,
    results: results[idOf(calculation)] ?? null,
    head: (
      <ComparedHead
        calculation={calculation}
        toolName={tools[calculation.tool]}
        results={results[idOf(calculation)]}
        onRemove={() => remove(calculation)}
      />
    ),
  }))
  const verdict = comparedVerdict(columns)
  const isComputing = columns.some((column) => column.results === null)
  const address = () => `${location.origin}/compare#${comparisonFragment(chosen)}`
  return (
    <section aria-label={t('Comparison')}>
      {chosen.map((calculation) => (
        <ComputedCalculation
          key={idOf(calculation)}
          id={idOf(calculation)}
          calculation={calculation}
          onResults={setResults}
        />
      ))}
      <p role="status" className="my-2 min-h-7 text-soft">
        {isComputing ? t('Computing…') : t('Differences are from {0}.', chosen[0]!.name)}
      </p>
      {verdict && <p className="my-2 text-lg font-semibold">{verdict}</p>}
      <ComparisonTable columns={columns} />
      <div className="no-print mt-2 flex flex-wrap items-center gap-2">
        <CopyButton
          value={address()}
          label={t('Copy link to this comparison')}
          named={t('Link to this comparison')}
        >
          {t('Copy link')}
        </CopyButton>
        <Button variant="quiet" onClick={() => print()}>
          {t('Print')}
        </Button>
      </div>
    </section>
  )
}
