import { PercentField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { problemText, worded } from '@/components/fields/problem-text'
import { SelectField, type SelectOptions } from '@/components/fields/select-field'
import { Glyph } from '@/components/ui/glyph'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { withoutEnd } from '@/lib/format/without-end'
import { foreignOf } from '@/lib/money/conversion'
import type { ConverterProblem, converterInputs } from '@/lib/money/converter-inputs'
import { commonCurrencies } from '@/lib/money/currency-codes'
import { nameOf, t } from '@/lib/language/words'

type ConverterInputs = ToolInputs<typeof converterInputs>

interface PairFieldsProps {
  inputs: ConverterInputs
  names: Readonly<Record<string, string>>
}

/** The amount and the pair of currencies, which a button turns round. */
export function PairFields({ inputs: { field, set }, names }: PairFieldsProps) {
  const from = worded(field('from'), converterProblemText)
  const to = worded(field('to'), converterProblemText)
  return (
    <>
      <PlainNumberField
        field={worded(field('amount'), converterProblemText)}
        label={t('Amount')}
        hint={t('For example 1500.50 or 5 lakh')}
        unit={from.problem ? undefined : from.text}
      />
      <SelectField field={from} label={t('From')} options={currencyOptions(from, names)} />
      <Button
        variant="quiet"
        className="-my-4 justify-self-end"
        onClick={() => set({ from: to.text, to: from.text })}
      >
        <Glyph path="M7 20V4L3 8M17 4v16l4-4" />
        {t('Swap')}
      </Button>
      <SelectField field={to} label={t('To')} options={currencyOptions(to, names)} />
    </>
  )
}

/** The ten currencies most asked, then all others by their code. */
function currencyOptions({ text, problem }: FieldBinding, names: PairFieldsProps['names']): SelectOptions {
  const common: readonly string[] = commonCurrencies
  // The rest of the list comes a moment after the page; a link's currency is listed by its code until then.
  const known = new Set(problem === null ? [...Object.keys(names), text] : Object.keys(names))
  const others = [...known].filter((code) => !common.includes(code))
  const named = (codes: readonly string[]) =>
    Object.fromEntries(
      codes.map((code) => [code, names[code] ? `${code} · ${nameOf('currencies', names[code])}` : code]),
    )
  return {
    ...(problem !== null && { [text]: t('Choose a currency') }),
    [t('Popular')]: named(common),
    ...(others.length > 0 && { [t('Other currencies')]: named(others) }),
  }
}

/** Who changes the money, and for how much. */
export function ChargeFields({ inputs: { field, read } }: { inputs: ConverterInputs }) {
  // The other side of the rupee, where there is one.
  const foreign = foreignOf(read('from', 'to'))
  const money = foreign ?? t('foreign money')
  const chosen = field('charge').text !== 'none'
  return (
    <FoldedFields summary={t('Card or bank charges')} filled={chosen}>
      <SelectField
        field={field('charge')}
        label={t('How you pay or exchange')}
        hint={
          chosen && foreign === null
            ? t('Choose the Indian rupee and one other currency: cards and banks in India bill in rupees.')
            : t('Money changers count as banks. TCS is not included.')
        }
        options={{
          none: t('No charges'),
          card: t('You pay {0} by card', money),
          buy: t('A bank sells you {0}', money),
          sell: t('A bank buys your {0}', money),
        }}
      />
      {chosen && (
        <PercentField
          field={worded(field('markup'), converterProblemText)}
          label={t('Mark-up or margin')}
          hint={t('Most cards charge 2 to 3.5; see your bank’s schedule of charges')}
        />
      )}
    </FoldedFields>
  )
}

/** The message of a problem, as a whole sentence that tells what to change. */
export function converterProblemText(problem: ConverterProblem): string {
  switch (problem.kind) {
    case 'notDecimal':
      return t('Enter digits with at most one decimal point, such as 1500.50.')
    case 'belowLeast':
      return t('Enter {0} or more.', withoutEnd(problem.min.toFixed(20), '0'))
    case 'notAMarkup':
      return t('Enter a number from 0 to {0}, such as 3.5.', problem.max)
    case 'notACurrency':
      return t('Choose a currency from the list, such as USD.')
    default:
      return problemText(problem)
  }
}
