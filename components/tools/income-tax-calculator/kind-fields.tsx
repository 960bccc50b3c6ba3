import { AmountField, NumberField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import { depositTds } from '@/lib/rules/tds/bank-interest'
import { ruleOn } from '@/lib/rules/rule'
import { firstDayOf, type incomeTaxInputs } from '@/lib/tax/income-tax'
import { vehiclesText } from '@/lib/tax/income-kinds/presumed-kind'
import { presumptiveLawOn, vehicleRows } from '@/lib/tax/income-kinds/presumptive'
import { SIMPLIFIED, yearOfRules } from '@/lib/tax/rule-ids'
import { t } from '@/lib/language/words'

type KindProps = InputsProps<typeof incomeTaxInputs>

const dayOf = ({ inputs: { field } }: KindProps) =>
  firstDayOf(yearOfRules(field('rules').value ?? SIMPLIFIED))

/** The fields of a kind of income that has some of its own. */
export function KindFields(props: KindProps) {
  switch (props.inputs.field('source').text) {
    case 'profession':
      return <ProfessionFields {...props} />
    case 'business':
      return <BusinessFields {...props} />
    case 'vehicles':
      return <VehicleFields {...props} />
    default:
      return <PensionFields {...props} />
  }
}

const LAKH_SLIDER = [0, 75_00_000, 25_000] as const
const CRORE_SLIDER = [0, 3_00_00_000, 1_00_000] as const

function ProfessionFields(props: KindProps) {
  const { field } = props.inputs
  const { profession, littleCashPercent } = presumptiveLawOn(dayOf(props))
  return (
    <>
      <AmountField
        field={field('income')}
        label={t('Receipts of the year (₹)')}
        hint={t('Without GST. {0}% of them is taxed', profession.percent)}
        slider={LAKH_SLIDER}
      />
      <div className="field-row">
        <AmountField
          field={field('cashReceipts')}
          label={t('Of them in cash')}
          hint={t('Above {0}% the limit is {1}', littleCashPercent, rupees(profession.usual))}
        />
        <TdsField {...props} />
      </div>
      <DeclaredField {...props} />
    </>
  )
}

function BusinessFields(props: KindProps) {
  const { field } = props.inputs
  const { business, littleCashPercent } = presumptiveLawOn(dayOf(props))
  return (
    <>
      <AmountField
        field={field('income')}
        label={t('Turnover of the year (₹)')}
        hint={t(
          'Without GST. {0}% of it is taxed, of cash {1}%',
          business.otherPercent,
          business.cashPercent,
        )}
        slider={CRORE_SLIDER}
      />
      <div className="field-row">
        <AmountField
          field={field('cashReceipts')}
          label={t('Of it in cash')}
          hint={t('Above {0}% the limit is {1}', littleCashPercent, rupees(business.usual))}
        />
        <TdsField {...props} />
      </div>
      <DeclaredField {...props} />
    </>
  )
}

function VehicleFields(props: KindProps) {
  const { field } = props.inputs
  const { vehicles } = presumptiveLawOn(dayOf(props))
  const given = field('vehicles')
  const rows = { ...given, text: vehiclesText(given.text) }
  const reading = vehicleRows.rowsOf(rows.text)
  return (
    <>
      <div role="group" aria-label={t('Goods vehicles of the year')} className="md:-mt-4">
        <RowsProblem field={{ ...rows, problem: reading.ok ? null : reading.problem }} />
        <RowsField field={rows} list={vehicleRows} one={t('Vehicle')}>
          {(cell) => (
            <>
              <NumberField field={cell('count')} label={t('Vehicles of this weight')} inputMode="numeric" />
              <NumberField
                field={cell('tons')}
                label={t('Gross weight, tons')}
                inputMode="decimal"
                hint={t('Counts above {0}', vehicles.heavyAboveTons)}
              />
              <NumberField
                field={cell('months')}
                label={t('Months owned')}
                inputMode="numeric"
                hint={t('A part counts whole')}
              />
            </>
          )}
        </RowsField>
      </div>
      <div className="field-row">
        <TdsField {...props} />
        <DeclaredField {...props} />
      </div>
    </>
  )
}

const DeclaredField = ({ inputs: { field } }: KindProps) => (
  <AmountField
    field={field('declaredProfit')}
    label={t('Profit, if it was more')}
    hint={t('Counts if it is above the presumed profit')}
  />
)

const TdsField = ({ inputs: { field } }: KindProps) => (
  <AmountField
    field={field('tdsDeducted')}
    label={t('TDS of the year')}
    hint={t('As in Form 26AS or the AIS')}
  />
)

/** A pension, interest and the TDS on both. */
function PensionFields(props: KindProps) {
  const { field } = props.inputs
  const isOwn = field('source').text === 'pension'
  const { limit, seniorLimit } = ruleOn(depositTds, dayOf(props)).value
  const tdsFrom = field('age').text === 'below60' ? limit : seniorLimit
  return (
    <>
      <AmountField
        field={field('income')}
        label={t(isOwn ? 'Pension of the year (₹)' : 'Family pension of the year (₹)')}
        slider={[0, 50_00_000, 25_000]}
      />
      <div className="field-row">
        <AmountField
          field={field('termInterest')}
          label={t('Interest on deposits')}
          hint={t('FD, RD, SCSS. A bank deducts TDS above {0}', rupees(tdsFrom))}
        />
        <AmountField
          field={field('savingsInterest')}
          label={t('Interest on savings accounts')}
          hint={t('No TDS')}
        />
      </div>
      <div className="field-row">
        {isOwn && (
          <AmountField
            field={field('familyPension')}
            label={t('Family pension as well')}
            hint={t('Of the late spouse, in the year')}
          />
        )}
        <TdsField {...props} />
      </div>
    </>
  )
}
