'use client'

import { problemText } from '@/components/fields/problem-text'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { SelectField } from '@/components/fields/select-field'
import { ResultPanel, type ResultRow } from '@/components/results/result-panel'
import { WhenSeen } from '@/components/results/when-seen'
import { Working } from '@/components/results/working'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { modeWords, workingSteps } from '@/components/tools/percentage-calculator/percentage-words'
import { percentage, percentageInputs, type PercentageMode } from '@/lib/everyday/percentage'

const loadUses = () => import('@/components/tools/percentage-calculator/percentage-uses')

const questions = {
  percentOf: modeWords.percentOf.question,
  isWhatPercentOf: modeWords.isWhatPercentOf.question,
  percentChange: modeWords.percentChange.question,
}

export function PercentageCalculator() {
  const inputs = useToolInputs(percentageInputs)
  const { field, read } = inputs
  const mode = field('mode')
  const asked = read('mode', 'x', 'y')
  const words = modeWords[read('mode')?.mode ?? 'percentOf']
  const result = asked && percentage(asked.mode, asked.x, asked.y).result

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel
              rows={asked && [resultRow(asked.mode, result)]}
              placeholder={
                mode.problem === null ? 'Enter valid numbers to calculate.' : problemText(mode.problem)
              }
            >
              <p className="text-soft">
                {asked && result !== null ? words.sentence(asked.x, asked.y, result) : words.fault}
              </p>
              <ShareLink fragment={inputs.fragment} title="A sum with percent" />
            </ResultPanel>
            {asked && result !== null && (
              <Working formula={words.formula} steps={workingSteps(asked.mode, asked.x, asked.y, result)} />
            )}
          </>
        }
      >
        <SelectField field={mode} label="Question" options={questions} />
        <PlainNumberField field={field('x')} label={words.x.label} unit={words.x.unit} />
        <PlainNumberField field={field('y')} label={words.y.label} />
      </ToolForm>
      <WhenSeen
        heading="Marks, discount and original price"
        load={loadUses}
        className="min-h-[36rem]"
        of={{ inputs }}
      />
    </>
  )
}

function resultRow(mode: PercentageMode, result: number | null): ResultRow {
  const row = { name: 'result', label: 'Result', primary: true } as const
  if (result === null)
    return { ...row, as: 'text', value: 'Error', text: 'Error', reason: modeWords[mode].fault }
  return { ...row, as: 'text', value: result, text: modeWords[mode].show(result) }
}
