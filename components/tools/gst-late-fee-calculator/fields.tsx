import { inForce } from '@/lib/rules/in-force'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { DayOrTodayField } from '@/components/fields/date-field'
import { AmountField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import { annualReturnExemption } from '@/lib/rules/gst/late-fees'
import {
  askedOf,
  type GstForm,
  type gstLateFeeInputs,
  lastDueDay,
  lateFeeRule,
} from '@/lib/tax/gst/gst-late-fee'
import { t } from '@/lib/language/words'

const FORMS: Record<GstForm, string> = {
  'GSTR-3B': t('GSTR-3B: return with tax'),
  'GSTR-1': t('GSTR-1: outward supplies'),
  'GSTR-4': t('GSTR-4: composition, yearly'),
  'GSTR-9': t('GSTR-9: annual return'),
}

const DUE: Record<GstForm, string> = {
  'GSTR-3B': t('Monthly: the 20th. Quarterly: the 22nd or 24th by state'),
  'GSTR-1': t('Monthly: the 11th. Quarterly: the 13th'),
  'GSTR-4': t('30 June from 2024-25, 30 April before'),
  'GSTR-9': t('31 December after the financial year'),
}

const NIL: Record<GstForm, string> = {
  'GSTR-3B': t('Nil return: no tax payable'),
  'GSTR-1': t('Nil return: no outward supplies'),
  'GSTR-4': t('Nil return: no tax payable'),
  'GSTR-9': t('Nil return'),
}

interface GstLateFeeFieldsProps {
  inputs: ToolInputs<typeof gstLateFeeInputs>
  /** The day of filing while none is chosen. */
  today: string
}

/** The return, its two days, and what its fee depends on. */
export function GstLateFeeFields({ inputs: { field, read }, today }: GstLateFeeFieldsProps) {
  const form = field('form').value ?? 'GSTR-3B'
  const asked = askedOf(form, read)
  return (
    <>
      <SelectField field={field('form')} label={t('Return')} options={FORMS} />
      <div className="field-row">
        <DayOrTodayField
          field={field('due')}
          label={t('Due date')}
          hint={DUE[form]}
          today={lastDueDay(form, field('filed').value || today)}
        />
        <DayOrTodayField
          field={field('filed')}
          label={t('Filed on')}
          hint={t('Defaults to today')}
          today={today}
        />
      </div>
      {asked.has('nil') && <CheckboxField field={field('nil')} label={NIL[form]} />}
      {asked.has('turnover') && (
        <AmountField
          field={field('turnover')}
          label={form === 'GSTR-9' ? t('Turnover of the year') : t('Turnover of the previous financial year')}
          hint={turnoverHint(form)}
        />
      )}
      {asked.has('stateTurnover') && (
        <AmountField
          field={field('stateTurnover')}
          label={t('Turnover in the state')}
          hint={t('Sets the maximum. Leave empty if it is the same')}
        />
      )}
      {asked.has('cashTax') && (
        <AmountField
          field={field('cashTax')}
          label={
            form === 'GSTR-9'
              ? t('Tax of the year paid in cash with it')
              : t('Tax paid in cash after the due date')
          }
          hint={t('From the cash ledger; tax paid by credit bears no interest')}
        />
      )}
    </>
  )
}

/** What the turnover decides. */
function turnoverHint(form: GstForm): string {
  if (form === 'GSTR-9') {
    const { upTo } = inForce(annualReturnExemption).value
    return t(
      'Of all registrations with your PAN. Up to {0} no GSTR-9 is due; above, it sets the fee a day',
      rupees(upTo),
    )
  }
  const [low, middle, high] = inForce(lateFeeRule(form)).value.bands.map(({ upTo, cap }) => ({
    upTo: rupees(upTo),
    cap: 'rupees' in cap ? rupees(cap.rupees) : '',
  }))
  return t(
    'Sets the maximum late fee: {0} up to {1}, {2} up to {3}, {4} above',
    low!.cap,
    low!.upTo,
    middle!.cap,
    middle!.upTo,
    high!.cap,
  )
}
