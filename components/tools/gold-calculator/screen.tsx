'use client'

import { useKnownToday } from '@/components/hooks/use-known-today'
import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { RuleNote } from '@/components/results/rule-note'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { jewelleryAnswer } from '@/lib/gold/jewellery-answer'
import { FIRST_BILL_DAY, jewelleryInputs } from '@/lib/gold/jewellery-inputs'
import { t } from '@/lib/language/words'
import { comparedOn } from '@/lib/rules/in-force'
import { jewelleryGst, ownGoldGst } from '@/lib/rules/gst/jewellery-gst'
import { GoldFields } from './fields'
import { billNotes, goldRows, tooManyStones } from './rows'
import { goldWorking } from './working'

const checkedOn = jewelleryGst.checkedOn

export function GoldCalculator() {
  const inputs = useToolInputs(jewelleryInputs)
  const { today, unknown } = useKnownToday(FIRST_BILL_DAY, checkedOn)
  const missing = inputs.field('on').value === '' ? unknown : null
  const answer = missing ? null : jewelleryAnswer(inputs.read, { today })
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<GoldFields inputs={inputs} today={today} />}
      rows={answer && goldRows(answer)}
      placeholder={missing ?? tooManyStones(inputs.read, today)}
      age={<DataAge kind="law" on={comparedOn(jewelleryGst, checkedOn)} />}
      notice={answer && <Notes sentences={billNotes(answer)} />}
      remarks={
        answer && (
          <RuleNote
            label={t('GST of {0}% on this bill', answer.bill.gstPercent)}
            values={answer.piece.kind === 'ownGold' ? ownGoldGst.values : jewelleryGst.values}
            checkedOn={checkedOn}
          />
        )
      }
      shareTitle={t('Bill for gold jewellery')}
      working={answer && goldWorking(answer.piece, answer.bill)}
    >
      <FiguresSeen
        heading={t('The bill, line by line')}
        load={() => import('./bill-lines')}
        className="min-h-[36rem]"
        props={answer}
      />
    </CalculatorScreen>
  )
}
