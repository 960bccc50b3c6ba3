'use client'

import { useToday } from '@/components/hooks/use-today'
import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { RuleNote } from '@/components/results/rule-note'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { comparedOn } from '@/lib/rules/in-force'
import { gstLateFeeInputs, lateFeeRule, lateReturnFrom } from '@/lib/tax/gst/gst-late-fee'
import { gstLateFeeAnswer } from '@/lib/tax/gst/gst-late-fee-answer'
import { nameOf, t } from '@/lib/language/words'
import { GstLateFeeFields } from './fields'
import { gstLateFeeNotes, gstLateFeeRows, notKnownReason } from './rows'
import { gstLateFeeWorking } from './working'

/** The day of the page as built, which cannot know today. */
const BUILT_ON = lateFeeRule('GSTR-3B').checkedOn

export function GstLateFeeCalculator() {
  const inputs = useToolInputs(gstLateFeeInputs)
  const today = useToday() || BUILT_ON
  const asked = lateReturnFrom(inputs.read, today)
  const shownRule = lateFeeRule(asked?.form ?? 'GSTR-3B')
  const answer = gstLateFeeAnswer(inputs.read, { today })
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<GstLateFeeFields inputs={inputs} today={today} />}
      rows={answer && gstLateFeeRows(answer)}
      placeholder={asked && !answer ? notKnownReason(asked) : t('Enter values to calculate.')}
      age={<DataAge kind="law" on={comparedOn(shownRule, shownRule.checkedOn)} />}
      notice={answer && <Notes sentences={gstLateFeeNotes(answer)} />}
      remarks={answer && <RuleNote {...shownRule} label={nameOf('laws', shownRule.label)} />}
      shareTitle={t('Late fee of a GST return')}
      working={answer && gstLateFeeWorking(answer.asked, answer.fee)}
    >
      <FiguresSeen
        heading={t('Late fee by day of filing')}
        load={() => import('./late-fee-course')}
        className="min-h-[64rem] md:min-h-[60rem]"
        props={answer && { asked: answer.asked }}
      />
    </CalculatorScreen>
  )
}
