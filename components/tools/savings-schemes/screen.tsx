'use client'

import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { useKnownToday } from '@/components/hooks/use-known-today'
import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen, WhenSeen } from '@/components/ui/when-seen'
import { comparedOn } from '@/lib/rules/in-force'
import { SMALL_SAVINGS_CHECKED_ON, smallSavingsRateValues } from '@/lib/rules/savings/small-savings-rates'
import { savingsAnswer, type SavingsResults } from '@/lib/savings/savings-answer'
import { savingsSchemesInputs } from '@/lib/savings/savings-schemes'
import { t } from '@/lib/language/words'
import { SavingsSchemesFields } from './fields'
import { savingsNotes, savingsWarnings } from './notes'
import { savingsRows } from './rows'
import { savingsWorking } from './working'

const loadSukanya = () => import('./sukanya-fields')

export function SavingsSchemes() {
  const inputs = useToolInputs(savingsSchemesInputs)
  const { today, unknown } = useKnownToday(smallSavingsRateValues.values[0]!.from, SMALL_SAVINGS_CHECKED_ON)
  const opened = inputs.field('opened').value
  const missing = opened === '' ? unknown : null
  const isSukanya = inputs.field('scheme').value === 'ssy'
  const { value: part, failed, retry } = useLazyImport(loadSukanya, isSukanya)
  const results = missing ? null : savingsAnswer(inputs.read, { today, sukanya: part?.sukanya ?? null })
  const { answer, warnings, working } = wordsOf(results, part)
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={
        <SavingsSchemesFields
          inputs={inputs}
          today={today}
          SukanyaFields={part?.SukanyaFields}
          onRetry={failed ? retry : undefined}
        />
      }
      rows={results && savingsRows(results)}
      placeholder={missing ?? emptyText(isSukanya && !part)}
      age={<DataAge kind="law" on={comparedOn(smallSavingsRateValues, SMALL_SAVINGS_CHECKED_ON)} />}
      notice={
        answer && (
          <>
            <Notes look="warning" sentences={warnings} />
            <Notes sentences={savingsNotes(answer)} />
          </>
        )
      }
      shareTitle={t('What a savings scheme pays')}
      working={working}
    >
      <WhenSeen
        heading={t('Bank and post office deposits after tax')}
        load={() => import('./deposits-after-tax')}
        className="min-h-[96rem] md:min-h-[60rem]"
        props={dated(inputs, opened, missing, today)}
      />
      <FiguresSeen
        heading={t('All schemes compared')}
        load={() => import('./all-schemes')}
        className="min-h-[96rem] md:min-h-[88rem]"
        props={answer && { answer, ...comparedAmounts(inputs.read) }}
      />
    </CalculatorScreen>
  )
}

/** The comparison after tax; null while the day of opening has a problem or is not known. */
const dated = (
  inputs: ToolInputs<typeof savingsSchemesInputs>,
  opened: string | null,
  missing: string | null,
  today: string,
) => (opened === null || missing ? null : { inputs, opened: opened || today })

const emptyText = (isLoading: boolean) =>
  t(isLoading ? 'Loading Sukanya Samriddhi.' : 'Enter values to calculate.')

type SukanyaPart = Awaited<ReturnType<typeof loadSukanya>>

/** The violations of the limits, and the working; Sukanya Samriddhi has both in its own part. */
function wordsOf(results: SavingsResults | null, part: SukanyaPart | undefined) {
  if (!results) return { answer: null, warnings: [], working: null }
  const answer = results.found
  if (answer.scheme !== 'ssy')
    return { answer, warnings: savingsWarnings(answer), working: savingsWorking(answer) }
  return { answer, warnings: part!.sukanyaWarnings(answer.result), working: part!.sukanyaWorking(answer) }
}

/** The sums with which all schemes are compared; the fresh page's while a field has a problem. */
function comparedAmounts(read: ReturnType<typeof useToolInputs<typeof savingsSchemesInputs>>['read']) {
  const { amount, monthly } = savingsSchemesInputs
  return {
    amount: read('amount')?.amount ?? amount.initial,
    monthly: read('monthly')?.monthly ?? monthly.initial,
  }
}
