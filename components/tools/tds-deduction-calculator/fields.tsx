import { inForce } from '@/lib/rules/in-force'
import { auditLimits } from '@/lib/rules/income-tax/audit-limits'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField } from '@/components/fields/number-field'
import { SelectField, type SelectOptions } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import { asksRentPeriod } from '@/lib/tax/rent-period'
import type { tdsInputs, TdsKindChoice, TdsValues } from '@/lib/tax/tds-inputs'
import { isSampleForm } from '@/lib/tax/sample-form'
import { t } from '@/lib/language/words'
import { ruleNames } from '@/components/tool-form/tax-year-name'

interface TdsFieldsProps {
  inputs: ToolInputs<typeof tdsInputs>
  /** The kinds of payment other than those of the sample; undefined until they are there. */
  moreKinds: SelectOptions | undefined
  /** True if the visitor has touched the tool, so that more kinds than the sample's may be wanted soon. */
  touched: boolean
  /** Called when the law of the year has loaded, with which the other kinds come. */
  onLaw?: () => void
}

const loadFields = () => import('./law-fields').then(({ LawFields }) => LawFields)
const loadTcsFields = () => import('./tcs').then(({ TcsFields }) => TcsFields)

/** The payment, or the sale on which tax is collected. */
export function TdsFields(form: TdsFieldsProps) {
  const { inputs } = form
  const { field } = inputs
  return (
    <>
      <ChoiceField
        field={field('mode')}
        label={t('Tax')}
        labelHidden
        options={{ tds: t('TDS on a payment'), tcs: t('TCS on a sale') }}
      />
      {field('mode').value === 'tcs' ? (
        <LazyPart what={t('The law of TCS')} load={loadTcsFields} props={{ inputs }} />
      ) : (
        <PaymentFields {...form} />
      )}
    </>
  )
}

/** What the payment is and who pays it, then what its law asks, then the year. */
function PaymentFields({ inputs, moreKinds, touched, onLaw }: TdsFieldsProps) {
  const { field, read, set } = inputs
  const kind = field('kind').value
  const isSample = isSampleForm(read)
  return (
    <>
      {!(kind && Object.hasOwn(OF_INDIVIDUALS, kind)) && <PayerField {...inputs} />}
      <SelectField
        field={{
          ...field('kind'),
          onText: (chosen) => set({ kind: chosen, ...rentPeriodFor(field('payer').text, chosen) }),
        }}
        label={t('Payment type')}
        options={kindOptions(kind, moreKinds)}
      />
      {kind && asksRentPeriod(kind) && (
        <ChoiceField
          field={field('rentPeriod')}
          label={t('Rent for')}
          options={{ year: t('A year'), month: t('A month') }}
        />
      )}
      <AmountField field={field('amount')} label={amountLabel(inputs, isSample === false)} />
      {kind === 'fd' && <CheckboxField field={field('senior')} label={t('Paid to a senior citizen')} />}
      {isSample && kind !== 'salary' && (
        <CheckboxField field={field('pan')} label={t('The payee has given a PAN')} />
      )}
      <LazyPart
        what={t('The law of the year')}
        load={loadFields}
        wanted={touched || isSample === false}
        onLoad={onLaw}
        props={{ inputs }}
      />
      <SelectField field={field('rules')} label={t('Year')} options={ruleNames()} />
    </>
  )
}

/** The kinds of the sample; the others come with the law of the year. */
const FIRST_KINDS: SelectOptions = {
  fd: t('FD interest'),
  rent: t('Rent'),
  professional: t('Professional fees'),
  salary: t('Salary'),
}

/** A group without options: lists show its name and nothing to choose. */
const LOADING: SelectOptions = { [t('More types are loading…')]: {} }

const kindOptions = (kind: TdsKindChoice | null, more: SelectOptions | undefined): SelectOptions => ({
  ...FIRST_KINDS,
  ...(more ?? (kind && !Object.hasOwn(FIRST_KINDS, kind) ? { [kind]: t('Loading…') } : LOADING)),
})

/** Kinds of older links that say who pays: an individual who is not under audit. */
const OF_INDIVIDUALS = { houseRent: t('Monthly rent'), individualPayer: t('Amount') }

const AMOUNTS: Partial<Record<TdsKindChoice, string>> = {
  ...OF_INDIVIDUALS,
  property: t('Price'),
  lifePolicy: t('Payout'),
}

function amountLabel({ field }: TdsFieldsProps['inputs'], byYear: boolean): string {
  const kind = field('kind').value
  if (kind && asksRentPeriod(kind))
    return t(field('rentPeriod').value === 'month' ? 'Rent for the month' : 'Rent for the year')
  return (kind && AMOUNTS[kind]) ?? (byYear ? t('Amount') : t('Amount in the year'))
}

const PAYERS: Record<TdsValues['payer'], string> = {
  company: t('A company, firm or bank'),
  audited: t('An audited business owner'),
  individual: t('A salaried person or tenant'),
}
const { value: AUDIT } = inForce(auditLimits)

const PAYER_HINTS: Record<TdsValues['payer'], string> = {
  company: t('Or an LLP, trust, society or another body'),
  audited: t(
    'An individual or HUF under tax audit: business above ₹{0} crore, profession above ₹{1} lakh last year',
    AUDIT.business.usual / 1_00_00_000,
    AUDIT.profession / 1_00_000,
  ),
  individual: t('An individual or HUF not under tax audit: a home owner or a small business too'),
}

/** People who are not audited deduct from the rent of a month: its law has a limit for that. */
const rentPeriodFor = (payer: string, kind: string) =>
  payer === 'individual' && asksRentPeriod(kind) && { rentPeriod: 'month' }

function PayerField({ field, set }: TdsFieldsProps['inputs']) {
  const payer = field('payer')
  return (
    <SelectField
      field={{
        ...payer,
        onText: (chosen) => set({ payer: chosen, ...rentPeriodFor(chosen, field('kind').text) }),
      }}
      label={t('Who pays?')}
      options={PAYERS}
      hint={payer.value && PAYER_HINTS[payer.value]}
    />
  )
}
