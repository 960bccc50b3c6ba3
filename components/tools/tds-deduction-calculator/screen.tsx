'use client'

import { DataAge } from '@/components/results/data-age'
import { FiguresSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { DidNotLoad } from '@/components/ui/load-error'
import { LawNotice } from '@/components/tool-form/law-notice'
import { useLatePart } from '@/components/hooks/use-late-part'
import { useLawInputs } from '@/components/tool-form/use-law-inputs'
import {
  lawCheckedOn,
  NEWEST_RULES,
  SIMPLIFIED,
  type TdsAnswer,
  tdsFrom,
  tdsInputs,
  type TdsKindChoice,
} from '@/lib/tax/tds'
import { TdsFields } from './fields'
import { shortRuleName, tdsRows } from './rows'
import { tdsWorking } from './working'

const RULES = { name: 'rules', sample: SIMPLIFIED, law: NEWEST_RULES }
const SALARY =
  '* TDS on a salary is taken at the average rate of the year’s slab tax, which depends on the whole income and its deductions.'
const NOT_SIMPLE = 'The simplified rules do not cover this payment type. Choose a year under Rules.'

export function TdsDeductionCalculator() {
  const inputs = useLawInputs('tds-deduction-calculator', tdsInputs, RULES)
  const rules = inputs.field('rules').value
  const byLaw = rules !== null && rules !== SIMPLIFIED
  const late = useLatePart(() => import('./law'), byLaw)
  const law = byLaw ? late.part : null
  const { chosen, question, terms, answer } = tdsFrom(inputs.read, law)
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<TdsFields inputs={inputs} chosen={chosen} terms={terms} law={law} />}
      rows={answer && tdsRows(answer)}
      placeholder={placeholder(byLaw ? late : null, question !== null)}
      age={<DataAge kind="law" on={lawCheckedOn(inputs.field('kind').value)} />}
      notice={chosen?.rules === SIMPLIFIED && <SampleNotice {...chosen} onLaw={inputs.followLaw} />}
      chart={answer && <Notes {...answer} law={law} />}
      shareTitle="Tax deducted at source"
      working={answer && tdsWorking(answer)}
    >
      {byLaw && late.failed && <DidNotLoad what="The law of the year" onRetry={late.retry} />}
      <FiguresSeen
        heading="Compare years and payment types"
        load={() => import('./tables')}
        className="min-h-[50rem]"
        props={question && { question }}
      />
    </CalculatorScreen>
  )
}

function SampleNotice({ kind, onLaw }: { kind: TdsKindChoice; onLaw(): void }) {
  return (
    <LawNotice
      heading="Sample rules"
      action={`Use the law of ${shortRuleName(NEWEST_RULES)}`}
      onChoose={onLaw}
    >
      Simplified rules for AY 2025-26: 10% of the whole amount once it exceeds a yearly limit.
      {kind === 'rent' && ' The law has a monthly limit: a year’s rent is taken as twelve equal months.'}
    </LawNotice>
  )
}

/** What must be said of the figures, and where their law was read. */
function Notes({ question, deduction, law }: TdsAnswer & { law: typeof import('./law') | null }) {
  return (
    <>
      {!deduction && <p className="mt-3 text-sm text-soft">{SALARY}</p>}
      {deduction && deduction.result.netPayment < 0 && (
        <p className="mt-3 text-sm text-bad">The year’s TDS is more than this payment.</p>
      )}
      {law && <law.LawNotes question={question} />}
    </>
  )
}

/** @param law the part that a year's law needs, or null for the simplified rules */
function placeholder(law: { part: object | null; failed: boolean } | null, isAsked: boolean): string {
  if (law && !law.part)
    return law.failed ? 'The law of the year did not load.' : 'Loading the law of the year…'
  return isAsked ? NOT_SIMPLE : 'Enter the payment to see its TDS.'
}
