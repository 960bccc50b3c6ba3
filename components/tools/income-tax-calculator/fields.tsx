import { SIMPLIFIED, yearOfRules } from '@/lib/tax/rule-ids'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import { FoldedFields, isSet } from '@/components/tool-form/folded-fields'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import { rupees } from '@/lib/format/numbers'
import { specialKinds } from '@/lib/rules/income-tax/tax-law'
import {
  hasOwnFields,
  type IncomeKind,
  type incomeTaxInputs,
  isPresumed,
  taxRules,
} from '@/lib/tax/income-tax'
import { t } from '@/lib/language/words'
import { ruleNames } from '@/components/tool-form/tax-year-name'
import { UnreadDeduction } from './unread-deduction'

type FieldsProps = InputsProps<typeof incomeTaxInputs>

interface IncomeTaxFieldsProps extends FieldsProps {
  /** The less common items were opened. */
  opened: boolean
  onOpen?(): void
}

const loadItems = () => import('./items').then(({ DeductionItems }) => DeductionItems)
const loadOtherIncome = () => import('./other-income').then(({ OtherIncome }) => OtherIncome)

const loadKindFields = () => import('./kind-fields').then(({ KindFields }) => KindFields)

const KINDS: Record<IncomeKind, string> = {
  salary: t('Salary'),
  pension: t('Pension'),
  familyPension: t('Family pension'),
  profession: t('Freelance, profession (44ADA)'),
  business: t('Small business (44AD)'),
  vehicles: t('Goods vehicles (44AE)'),
  other: t('Other'),
}

/** The year, the income and what it is, the regime and its deductions. */
export function IncomeTaxFields({ inputs, opened, onOpen }: IncomeTaxFieldsProps) {
  const { field } = inputs
  const isNew = field('regime').text === 'new'
  const source = field('source').value
  const income = (
    <AmountField
      field={field('income')}
      label={t('Annual Gross Income (₹)')}
      slider={[0, 50_00_000, 25_000]}
    />
  )
  return (
    <>
      <SelectField field={field('rules')} label={t('Year')} options={ruleNames()} />
      <SelectField
        field={field('source')}
        label={t('Your income')}
        options={KINDS}
        hint={sourceHint(inputs)}
      />
      {source && hasOwnFields(source) ? (
        <LazyPart
          what={t('This part of the form')}
          load={loadKindFields}
          props={{ inputs }}
          fallback={income}
        />
      ) : (
        income
      )}
      <ChoiceField
        field={field('regime')}
        label={t('Regime')}
        labelHidden
        hint={isNew ? t('Lower rates, few deductions.') : t('Higher rates, with deductions such as 80C.')}
        options={{ new: t('New Regime (Default)'), old: t('Old Regime') }}
      />
      <FoldedFields
        summary={t('Age, deductions')}
        filled={!isNew || isSet(inputs.fragment, 'age', 'deductions', 'deductionsAs')}
        set={isNew ? t('Count in the old regime') : undefined}
      >
        <ChoiceField
          field={field('age')}
          label={t('Age during the year')}
          hint={t('For residents; it lowers tax in the old regime only.')}
          options={{ below60: t('Below 60'), senior: t('60 to 79'), superSenior: '80+' }}
        />
        <Deductions inputs={inputs} isNew={isNew} />
      </FoldedFields>
      <OtherIncomeGroup {...{ inputs, opened, onOpen }} />
    </>
  )
}

/** The hint on the deduction that this kind of income has before all others. */
function sourceHint({ field }: FieldsProps['inputs']): string | null {
  const source = field('source').value
  if (source === 'other') return t('No standard deduction')
  if (!source || isPresumed(source)) return null
  const { law } = taxRules(yearOfRules(field('rules').value ?? SIMPLIFIED))
  const isFamily = source === 'familyPension'
  const most = isFamily ? 'familyPensionDeduction' : 'standardDeduction'
  return t(
    isFamily
      ? 'Not taxed: a third, up to {0} (new regime), {1} (old)'
      : 'Standard deduction: {0} (new regime), {1} (old)',
    rupees(law.new[most]),
    rupees(law.old[most]),
  )
}

/** The deductions of the old regime: one amount, or item by item. The new regime locks both and keeps what is there. */
function Deductions({ inputs, isNew }: FieldsProps & { isNew: boolean }) {
  const { field, read, set } = inputs
  const byItem = field('deductionsAs').text === 'items'
  const chooseHow = (deductionsAs: string) => {
    set({ deductionsAs })
    // What does not load is reported where the items would be.
    if (deductionsAs === 'items')
      void import('./items').then(({ carryOver }) => carryOver(inputs)).catch(() => null)
  }
  return (
    <div className="grid gap-2">
      {!isNew && (
        <ChoiceField
          field={{ ...field('deductionsAs'), onText: chooseHow }}
          label={t('Deductions as')}
          options={{ total: t('One amount'), items: t('Item by item') }}
        />
      )}
      {byItem ? (
        <LazyPart what={t('The list of deductions')} load={loadItems} props={{ inputs }} />
      ) : (
        <fieldset disabled={isNew} title={t('80C (max ₹1.5L) and others, in the old regime only')}>
          <AmountField
            field={field('deductions')}
            label={t('Deductions (₹)')}
            hint={isNew ? t('Counted in the old regime only.') : t('80C (max ₹1.5L) and all others')}
          />
        </fieldset>
      )}
      {isNew && !byItem && !read('deductions') && <UnreadDeduction />}
    </div>
  )
}

const OTHERS = [
  'otherIncome',
  'professionalTax',
  'employerPension',
  'houseRent',
  'houseInterest',
  ...specialKinds,
] as const

/** Less common items, loaded when it is opened or a link fills it. */
function OtherIncomeGroup({ inputs, opened, onOpen }: IncomeTaxFieldsProps) {
  const filled = OTHERS.some((name) => !['', '0'].includes(inputs.field(name).text))
  return (
    <FoldedFields summary={t('Other income, gains, house, NPS')} filled={filled} onOpen={onOpen}>
      <LazyPart
        what={t('This part of the form')}
        load={loadOtherIncome}
        wanted={opened || filled}
        props={{ inputs }}
      />
    </FoldedFields>
  )
}
