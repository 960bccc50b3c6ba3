import type { ReactNode } from 'react'
import { DataAge } from '@/components/results/data-age'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { comparedOn } from '@/lib/rules/in-force'
import type { Rule } from '@/lib/rules/rule'
import type { SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import type { StateCode } from '@/lib/rules/states/state-names'
import { type SaleDuty, type SaleQuestion, termsOf } from '@/lib/stamp-duty/sale-duty'
import type { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'
import { t } from '@/lib/language/words'
import { FROM_PRESS, HIGH, StampNotes } from './notes'
import { SaleFields } from './sale-fields'
import { saleDutyRows } from './sale-rows'
import { saleWorking } from './sale-working'

interface SaleScreenProps {
  inputs: ToolInputs<typeof stampDutyInputs>
  state: StateCode
  rule: Rule<SaleTerms>
  /** The names of the state's areas. */
  areas: Readonly<Record<string, string>>
  /** What only this state asks. */
  fields?: ReactNode
  /** Null while a field has a problem. */
  question: SaleQuestion | null
  /** Null when none is counted. */
  duty: SaleDuty | null
  /** How sure the figures are, and what they leave out. */
  notes?: readonly string[]
  /** A condition in the language of the page. */
  wordsOf?: (condition: string) => string
  /** What other readings of the law charge. */
  readings?: ReactNode
  /** Why no duty is counted. */
  placeholder?: string | undefined
}

/** A sale deed under one state's law: its fields, what it costs, and a comparison of all states. */
export function SaleScreen({ inputs, rule, question, duty, ...screen }: SaleScreenProps) {
  const { state, areas, fields, notes = [HIGH, FROM_PRESS], readings, placeholder, wordsOf } = screen
  const terms = termsOf(rule)
  const background = question && (
    <>
      {readings}
      <StampNotes rule={rule} notes={notes} {...(wordsOf && { wordsOf })} />
    </>
  )
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<SaleFields inputs={inputs} terms={terms} areas={areas} ofState={fields} />}
      rows={duty && saleDutyRows(duty)}
      placeholder={placeholder ?? t('Enter the figures to see the duty.')}
      age={question && <DataAge kind="law" on={comparedOn(rule, rule.checkedOn)} />}
      notice={!duty && background}
      remarks={background}
      shareTitle={t('Stamp duty and registration')}
      working={duty && saleWorking(question!, duty)}
    >
      <FiguresSeen
        heading={t('The same side by side')}
        load={() => import('./sale-tables')}
        className="min-h-[40rem]"
        props={question && { question, state }}
      />
    </CalculatorScreen>
  )
}
