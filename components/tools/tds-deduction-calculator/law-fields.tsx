import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, MonthsField } from '@/components/fields/number-field'
import { tdsFromYear } from '@/lib/tax/tds-by-year'
import type { TdsInputName, tdsInputs, TdsKindChoice } from '@/lib/tax/tds-inputs'
import { isSampleForm } from '@/lib/tax/sample-form'
import { nameOf, t } from '@/lib/language/words'
import { moreKindOptions } from './kind-names'
import { LARGE, paidOptions, payeeOptions } from './law-words'

type Fields = InputsProps<typeof tdsInputs>

// The kinds of payment other than those of the sample come with their fields.
export { moreKindOptions }

/** The fields that the law of the year needs beyond those of every payment. */
export function LawFields({ inputs }: Fields) {
  const { field, read } = inputs
  const form = tdsFromYear(read)
  const kind = field('kind').value
  if (!form || !kind || isSampleForm(read) !== false) return null
  const asked = new Set(form.asked)
  return (
    <>
      {asked.has('personal') && (
        <CheckboxField
          field={field('personal')}
          label={t('Only for personal purposes, not for the business')}
        />
      )}
      {asked.has('largeBuyer') && (
        <CheckboxField
          field={field('largeBuyer')}
          label={t('The buyer’s turnover was above ₹{0} crore the year before', LARGE)}
        />
      )}
      {asked.has('paid') && form.law?.changed && (
        <ChoiceField
          field={field('paid')}
          label={nameOf('tds-labels', 'Paid')}
          options={paidOptions(form.law.changed.on)}
        />
      )}
      <AmountFields inputs={inputs} asked={asked} />
      <PayeeFields inputs={inputs} asked={asked} kind={kind} />
      {asked.has('earlier') && (
        <div className="grid gap-3 border-t border-line pt-4">
          <AmountField field={field('earlier')} label={t('Paid to the same payee earlier in the year')} />
          <AmountField field={field('deducted')} label={t('TDS deducted from that')} />
        </div>
      )}
    </>
  )
}

interface AskedProps extends Fields {
  asked: ReadonlySet<TdsInputName>
}

/** The fields other than the amount. */
const AmountFields = ({ inputs: { field }, asked }: AskedProps) => (
  <>
    {asked.has('months') && (
      <MonthsField field={field('months')} label={t('Months of the tenancy in the year')} />
    )}
    {asked.has('premiums') && <AmountField field={field('premiums')} label={t('Premiums paid so far')} />}
    {asked.has('stampValue') && (
      <AmountField
        field={field('stampValue')}
        label={t('Value for stamp duty')}
        hint={t('Used if higher than the price')}
      />
    )}
  </>
)

/** The fields about the payee. */
const PayeeFields = ({ inputs: { field }, asked, kind }: AskedProps & { kind: TdsKindChoice }) => (
  <>
    {asked.has('payee') && (
      <ChoiceField field={field('payee')} label={t('Paid to')} options={payeeOptions(kind)} />
    )}
    {asked.has('transporter') && (
      <CheckboxField
        field={field('transporter')}
        label={t('A transporter who declares at most ten goods carriages')}
      />
    )}
    {asked.has('nonFiler') && (
      <CheckboxField field={field('nonFiler')} label={t('No income tax return for the last three years')} />
    )}
    {asked.has('pan') && <CheckboxField field={field('pan')} label={t('The payee has given a PAN')} />}
  </>
)
