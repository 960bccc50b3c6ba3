import { SelectField } from '@/components/fields/select-field'
import { PercentField } from '@/components/fields/number-field'
import { worded } from '@/components/fields/problem-text'
import { RuleNote } from '@/components/results/rule-note'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { chargeRows, chargeSteps } from './charge-rows'
import { converterProblemText } from './problem-text'
import { rupees } from '@/lib/format/numbers'
import { type Conversion, foreignOf } from '@/lib/money/conversion'
import type { converterInputs } from '@/lib/money/converter-inputs'
import { chargedOf } from '@/lib/money/exchange-charges'
import { exchangeGst, exchangeValuation } from '@/lib/rules/exchange-gst'

type Inputs = ToolInputs<typeof converterInputs>

/** Card or bank charges on a conversion: rows, working and law. None are chosen, or the pair has no rupee side: nothing. */
export function chargesOf(conversion: Conversion | null, inputs: Inputs) {
  const terms = inputs.read('charge', 'markup')
  const charged = conversion && terms && chargedOf(conversion, terms.charge, terms.markup)
  if (!charged) return { rows: [], steps: {}, note: null }
  const { exchange, gross, gst, total } = charged
  // The minimum tax can be more than the bank would pay.
  const nothingLeft = (
    <p className="mt-3 text-sm text-soft">
      Too little to sell: the bank would give {rupees(gross, 2)}, and GST alone is {rupees(gst, 2)}.
    </p>
  )
  if (total <= 0) return { rows: [], steps: {}, note: nothingLeft }
  const { says, values, checkedOn } = exchange === 'card' ? exchangeGst : exchangeValuation
  return {
    rows: chargeRows(charged),
    steps: chargeSteps(charged),
    note: <RuleNote says={says} source={values.at(-1)!.source} checkedOn={checkedOn} />,
  }
}

/** Who changes the money, and for how much. */
export function ChargeFields({ inputs: { field, read } }: { inputs: Inputs }) {
  // The other side of the rupee, where there is one.
  const foreign = foreignOf(read('from', 'to'))
  const money = foreign ?? 'foreign money'
  const chosen = field('charge').text !== 'none'
  return (
    <FoldedFields summary="Card or bank charges" filled={chosen}>
      <SelectField
        field={field('charge')}
        label="How you pay or exchange"
        hint={
          chosen && foreign === null
            ? 'Choose the Indian rupee and one other currency: cards and banks in India bill in rupees.'
            : 'Money changers count as banks. TCS is not included.'
        }
        options={{
          none: 'No charges',
          card: `You pay ${money} by card`,
          buy: `A bank sells you ${money}`,
          sell: `A bank buys your ${money}`,
        }}
      />
      {chosen && (
        <PercentField
          field={worded(field('markup'), converterProblemText)}
          label="Mark-up or margin"
          hint="Most cards charge 2 to 3.5; see your bank’s schedule of charges"
        />
      )}
    </FoldedFields>
  )
}
