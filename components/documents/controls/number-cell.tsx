import type { FieldWords } from '@/components/fields/field'
import { problemText } from '@/components/fields/problem-text'
import { ControlField } from '@/components/fields/text-control'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { groupWhileTyping } from '@/lib/inputs/amount-typing'
import type { NumberKind, NumberProblem } from '@/lib/invoicing/model/line-numbers'
import { t } from '@/lib/language/words'

interface NumberCellProps extends FieldWords {
  field: FieldBinding
  /** Money is grouped while it is typed; a text is its currency. */
  money?: boolean | string
  percent?: boolean
}

/** A number of a document. */
export const NumberCell = ({ money, percent, ...field }: NumberCellProps) => (
  <ControlField
    {...field}
    inputMode="decimal"
    prefix={money === true ? '₹' : money}
    suffix={percent && '%'}
    shape={money ? groupWhileTyping : undefined}
  />
)

function words(problem: NumberProblem): string {
  switch (problem.kind) {
    case 'tooManyDecimals':
      return t('Use at most {0} decimals.', problem.max)
    case 'lineTooLarge':
      return t('Keep the amount of a line within ₹1,000 crore.')
    case 'discountAboveAmount':
      return t('Enter no more than quantity × rate.')
    case 'tdsAboveRent':
      return t('Enter no more than the monthly rent.')
    default:
      return problemText(problem)
  }
}

/**
 * The binding of a number: its problem, and its usual form when the field is left ('10 lakh' becomes 10,00,000).
 * @param problem where it does not follow from the text alone
 */
export function numericField(
  field: FieldBinding,
  kind: NumberKind,
  problem?: NumberProblem | null,
): FieldBinding {
  const reading = kind.read(field.text)
  const found = problem === undefined && !reading.ok ? reading.problem : problem
  return {
    ...field,
    problem: found ? words(found) : null,
    onLeave: () => {
      const tidy = reading.ok && field.text.trim() !== '' ? kind.show(reading.value) : field.text
      if (tidy !== field.text) field.onText(tidy)
    },
  }
}
