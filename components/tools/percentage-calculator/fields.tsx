import { SelectField } from '@/components/fields/select-field'
import { problemText, worded } from '@/components/fields/problem-text'
import { SignedNumberField } from '@/components/fields/signed-number-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { percentageInputs } from '@/lib/arithmetic/percentage'
import type { InputProblem } from '@/lib/inputs/input-problem'
import { t } from '@/lib/language/words'
import { INVALID_PERCENTAGE_MODE, modeWords } from './rows'

const QUESTIONS = Object.fromEntries(
  Object.entries(modeWords).map(([mode, { question }]) => [mode, question]),
)

export function PercentageFields({ inputs: { field } }: InputsProps<typeof percentageInputs>) {
  const mode = field('mode')
  const words = modeWords[mode.value ?? 'percentOf']
  return (
    <>
      <SelectField
        field={worded(mode, () => INVALID_PERCENTAGE_MODE)}
        label={t('Question')}
        options={QUESTIONS}
      />
      <SignedNumberField
        field={worded(field('x'), figureProblemText)}
        label={words.x.label}
        unit={words.x.unit}
      />
      <SignedNumberField field={worded(field('y'), figureProblemText)} label={words.y.label} />
    </>
  )
}

/** A text that is no number has a fixed message in the specification. */
export const figureProblemText = (problem: InputProblem) =>
  problem.kind === 'notANumber' ? t('Invalid input') : problemText(problem)
