'use client'

import { useState } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { RowList } from '@/components/results/result-panel'
import type { ResultRow } from '@/components/results/result-row'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useImpliedTexts } from '@/components/tool-form/use-implied-texts'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { comparedOn } from '@/lib/rules/in-force'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { salaryResults } from '@/lib/salary/salary-answer'
import { plainSalaryLaw, salaryAnswer, salaryInputs, startsByName } from '@/lib/salary/salary-inputs'
import { t } from '@/lib/language/words'
import { SalaryFields } from './fields'
import { hasMoreTerms } from './plain-terms'
import { ceilingNote, noSalaryText, salaryRows, splitRows, wagesNote } from './rows'

const loadMore = () => import('./more-fields')

export function SalaryCalculator() {
  const inputs = useToolInputs(salaryInputs, useImpliedTexts<typeof salaryInputs>(startsByName))
  const start = inputs.field('startFrom').value
  const [opened, setOpened] = useState(false)
  const needsMore = hasMoreTerms(inputs.fragment)
  const { value: more, failed, retry } = useLazyImport(loadMore, opened || needsMore)
  const found = needsMore && !more ? null : salaryAnswer(inputs.read, more ? more.salaryLaw : plainSalaryLaw)
  const answer = typeof found === 'string' ? null : found
  const { rows, nothing } = splitRows(answer && salaryRows(salaryResults(answer, start === 'inHand')))
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={
        <SalaryFields
          inputs={inputs}
          MoreFields={more?.MoreSalaryFields}
          onOpenMore={() => setOpened(true)}
          onRetry={failed ? retry : undefined}
        />
      }
      rows={rows}
      detail={<Nothing rows={nothing} />}
      placeholder={noSalaryText(found)}
      age={<DataAge kind="law" on={comparedOn(incomeTaxLaw, incomeTaxLaw.checkedOn)} />}
      notice={
        answer && (
          <Notes
            look="soft"
            sentences={[wagesNote(answer), ceilingNote(answer), more?.openTaxNote(answer)]}
          />
        )
      }
      shareTitle={t('In-hand salary')}
    >
      <FiguresSeen
        heading={t('Both regimes, payslip and working')}
        load={() => import('./payslip')}
        className="min-h-[64rem]"
        props={answer && { answer }}
      />
    </CalculatorScreen>
  )
}

function Nothing({ rows }: { rows: readonly ResultRow[] }) {
  if (rows.length === 0) return null
  return (
    <details className="disclosure">
      <summary>
        {t('Lines of ₹0')} <span className="text-sm text-soft">{rows.length}</span>
      </summary>
      <RowList rows={rows} />
    </details>
  )
}
