import { ChoiceField } from '@/components/fields/choice-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { problemText, worded } from '@/components/fields/problem-text'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import type { bmiInputs } from '@/lib/health/bmi'
import { feetAndInchesInCm, type HeightProblem } from '@/lib/health/body-height'
import { t } from '@/lib/language/words'

type BmiToolInputs = ToolInputs<typeof bmiInputs>

/** Height and weight, in the one or the other system; each keeps its own values. */
export function BmiFields({ inputs }: { inputs: BmiToolInputs }) {
  const { field } = inputs
  return (
    <>
      <ChoiceField
        field={field('unit')}
        label={t('Units')}
        options={{ metric: t('Metric'), imperial: t('Imperial') }}
      />
      {field('unit').text === 'imperial' ? (
        <>
          <PlainNumberField field={field('feet')} label={t('Height, feet')} unit={t('ft')} />
          <PlainNumberField field={field('inches')} label={t('Height, inches')} unit={t('in')} />
          <PlainNumberField field={field('pounds')} label={t('Weight')} unit={t('lb')} />
        </>
      ) : (
        <>
          <HeightField inputs={inputs} />
          <PlainNumberField field={field('weight')} label={t('Weight')} unit={t('kg')} />
        </>
      )}
      <ChoiceField
        field={field('standard')}
        label={t('Standard')}
        options={{ who: t('WHO'), indian: t('Indian') }}
        hint={t('Indian cut-offs are lower: overweight from 23, obesity from 25')}
      />
    </>
  )
}

/** A height in cm. A number that makes no sense is asked about, and one tap takes what was meant. */
function HeightField({ inputs: { field, set } }: { inputs: BmiToolInputs }) {
  const height = field('height')
  const meant = height.problem && meantHeight(height.problem)
  return (
    <div>
      <PlainNumberField field={worded(height, heightProblemText)} label={t('Height')} unit={t('cm')} />
      {meant && (
        <Button variant="outline" className="no-print mt-1" onClick={() => set({ height: String(meant.cm) })}>
          {t('Yes, {0}', meant.text)}
        </Button>
      )}
    </div>
  )
}

function meantHeight(problem: HeightProblem): { text: string; cm: number } | null {
  if (problem.kind === 'meantFeet') {
    const { feet, inches } = problem
    return { text: t('{0} ft {1} in', feet, inches), cm: feetAndInchesInCm(feet, inches) }
  }
  if (problem.kind !== 'meantMetres') return null
  return { text: t('{0} m', problem.metres.toFixed(2)), cm: Math.round(problem.metres * 1e4) / 100 }
}

function heightProblemText(problem: HeightProblem): string {
  if (problem.kind === 'meantFeet' || problem.kind === 'meantMetres') {
    return t('Did you mean {0}?', meantHeight(problem)!.text)
  }
  return problemText(problem)
}
