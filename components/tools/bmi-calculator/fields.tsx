import { ChoiceField } from '@/components/fields/choice-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { problemText, worded } from '@/components/fields/problem-text'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import type { bmiInputs } from '@/lib/health/bmi'
import { feetAndInchesInCm, type HeightProblem } from '@/lib/health/body-height'

type BmiToolInputs = ToolInputs<typeof bmiInputs>

/** Height and weight, in the one or the other system; each keeps its own values. */
export function BmiFields({ inputs }: { inputs: BmiToolInputs }) {
  const { field } = inputs
  return (
    <>
      <ChoiceField field={field('unit')} label="Units" options={{ metric: 'Metric', imperial: 'Imperial' }} />
      {field('unit').text === 'imperial' ? (
        <>
          <PlainNumberField field={field('feet')} label="Height, feet" unit="ft" />
          <PlainNumberField field={field('inches')} label="Height, inches" unit="in" />
          <PlainNumberField field={field('pounds')} label="Weight" unit="lb" />
        </>
      ) : (
        <>
          <HeightField inputs={inputs} />
          <PlainNumberField field={field('weight')} label="Weight" unit="kg" />
        </>
      )}
      <ChoiceField
        field={field('standard')}
        label="Standard"
        options={{ who: 'WHO', indian: 'Indian' }}
        hint="Indian cut-offs are lower: overweight from 23, obesity from 25"
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
      <PlainNumberField field={worded(height, heightProblemText)} label="Height" unit="cm" />
      {meant && (
        <Button variant="outline" className="no-print mt-1" onClick={() => set({ height: String(meant.cm) })}>
          Yes, {meant.text}
        </Button>
      )}
    </div>
  )
}

function meantHeight(problem: HeightProblem): { text: string; cm: number } | null {
  if (problem.kind === 'meantFeet') {
    const { feet, inches } = problem
    return { text: `${feet} ft ${inches} in`, cm: feetAndInchesInCm(feet, inches) }
  }
  if (problem.kind !== 'meantMetres') return null
  return { text: `${problem.metres.toFixed(2)} m`, cm: Math.round(problem.metres * 1e4) / 100 }
}

function heightProblemText(problem: HeightProblem): string {
  if (problem.kind === 'meantFeet' || problem.kind === 'meantMetres') {
    return `Did you mean ${meantHeight(problem)!.text}?`
  }
  return problemText(problem)
}
