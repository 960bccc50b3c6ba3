import { FigureList } from '@/components/results/figure-list'
import { withPowers } from '@/components/results/working'
import { CalculatorAnswer } from '@/components/tool-form/calculator-screen'
import { PercentField } from '@/components/fields/number-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { investmentInputs } from '@/lib/finance/investment-returns'
import { t } from '@/lib/language/words'
import { PastFields } from './past-fields'
import { pastResult, type PastReturnFound } from './past-result'

type PastReturnProps = InputsProps<typeof investmentInputs>

/** The fields of the past return in the place of the plan's. */
export const PastForm = ({ inputs }: PastReturnProps) => (
  <>
    <PastFields inputs={inputs} halfWidth />
    <PercentField
      field={inputs.field('inflation')}
      label={t('Inflation')}
      hint={t('Shows the return after inflation')}
    />
  </>
)

/** The past return in the place of the plan's result. */
export function PastAnswer({ inputs }: PastReturnProps) {
  const result = pastResult(inputs.read)
  const found = result && 'rows' in result ? result : null
  return (
    <CalculatorAnswer
      inputs={inputs}
      fragment={inputs.fragment}
      rows={found && found.rows}
      placeholder={result && 'whyNot' in result ? result.whyNot : undefined}
      remarks={found?.note && <p className="mt-3 text-sm text-soft">{found.note}</p>}
      shareTitle={t('Return of an investment')}
      working={found && found.working}
    />
  )
}

/** The past return below the plan: what was paid and what it earned, side by side. */
export default function PastReturnPart({ inputs }: PastReturnProps) {
  const result = pastResult(inputs.read)
  return (
    <div className="mt-4 grid items-start gap-4 md:grid-cols-[3fr_2fr] md:gap-8">
      <div className="grid gap-4">
        <PastFields inputs={inputs} />
      </div>
      <div>{result && ('rows' in result ? <Outcome {...result} /> : <p>— {result.whyNot}</p>)}</div>
    </div>
  )
}

const Outcome = ({ rows, working, note }: PastReturnFound) => (
  <>
    <FigureList rows={rows} />
    <p className="mt-3 overflow-x-auto border-l-3 border-accent bg-sunken px-4 py-3 font-display text-[1.0625rem]">
      {withPowers(working.formula)}
    </p>
    {note && <p className="mt-1 text-soft">{note}</p>}
  </>
)
