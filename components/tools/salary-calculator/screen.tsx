'use client'

import { useState } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { RowList } from '@/components/results/result-panel'
import { type ResultRow, shownRows } from '@/components/results/result-row'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useImpliedTexts } from '@/components/tool-form/use-implied-texts'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { comparedOn } from '@/lib/rules/in-force'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { salaryResults } from '@/lib/salary/salary-answer'
import {
  type NoSalary,
  plainSalaryLaw,
  type SalaryAnswer,
  salaryAnswer,
  salaryInputs,
  startsByName,
} from '@/lib/salary/salary-inputs'
import { t } from '@/lib/language/words'
import { SalaryFields } from './fields'
import { hasMoreTerms } from './plain-terms'
import { ceilingNote, salaryRows, wagesNote } from './rows'

const REASONS: Record<NoSalary, string> = {
  bonusAboveCtc: t('The bonus is more than the CTC. Enter a smaller bonus.'),
  bonusAboveInHand: t('The bonus alone leaves more than this. Enter a smaller bonus.'),
}

const loadMore = () => import('./more-fields')

export function SalaryCalculator() {
  const inputs = useToolInputs(salaryInputs, useImpliedTexts<typeof salaryInputs>(startsByName))
  const start = inputs.field('startFrom').value
  const [opened, setOpened] = useState(false)
  const needsMore = hasMoreTerms(inputs.fragment)
  const { value: more, failed, retry } = useLazyImport(loadMore, opened || needsMore)
  const found = needsMore && !more ? null : salaryAnswer(inputs.read, more ? more.salaryLaw : plainSalaryLaw)
  const { answer, placeholder } = shownAnswer(found)
  const { rows, nothing } = splitRows(answer, start === 'inHand')
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
      placeholder={placeholder}
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

/** A deduction or a share that this salary does not have; a tax of nothing is an answer. */
const isNothing = ({ name, value }: ResultRow) => value === 0 && name !== 'incomeTaxYear'

function splitRows(answer: SalaryAnswer | null, wantsCtc: boolean) {
  const all = answer && shownRows(salaryRows(salaryResults(answer, wantsCtc)))
  return all
    ? { rows: all.filter((row) => !isNothing(row)), nothing: all.filter(isNothing) }
    : { rows: null, nothing: [] }
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

const shownAnswer = (found: SalaryAnswer | NoSalary | null) =>
  typeof found === 'string'
    ? { answer: null, placeholder: REASONS[found] }
    : { answer: found, placeholder: t('Enter the salary.') }
