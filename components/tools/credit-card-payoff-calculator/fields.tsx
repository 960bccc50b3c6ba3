import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import { worded } from '@/components/fields/problem-text'
import { focusResult } from '@/components/results/focus-result'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import type { payoffInputs } from '@/lib/finance/cards/card-payoff'
import type { WorkablePayment } from '@/lib/finance/workable-payment'
import { counted, rupees } from '@/lib/format/numbers'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { t } from '@/lib/language/words'
import { INVALID_MODE } from './rows'

interface PayoffFieldsProps {
  inputs: ToolInputs<typeof payoffInputs>
  /** The rate by the month, which follows the yearly one. */
  monthly: FieldBinding
  /** Why the balance is never cleared. */
  error: string | null
  /** A payment that clears it, where the one entered does not. */
  offer: WorkablePayment | null
}

/** The balance, and the goal. Payment and months keep their own values, so that switching back loses nothing. */
export function PayoffFields({ inputs: { field }, monthly, error, offer }: PayoffFieldsProps) {
  const gst = field('gst')
  return (
    <>
      <AmountField
        field={field('balance')}
        label={t('Credit Card Balance')}
        slider={[5_000, 5_00_000, 5_000]}
      />
      <div className="grid grid-cols-2 gap-3">
        <PercentField field={monthly} label={t('% a month')} hint={t('As your bill prints it')} />
        <PercentField field={field('apr')} label="APR" hint={t('% a year, 12 times the monthly rate')} />
      </div>
      <ChoiceField field={gst} label={t('GST on interest')} labelHidden options={gstOptions(gst.text)} />
      <ChoiceField
        field={worded(field('mode'), () => INVALID_MODE)}
        label={t('Goal')}
        options={{ fixed: t('Pay Fixed Amount Monthly'), time: t('Pay Off Within Time') }}
      />
      {field('mode').value === 'time' ? (
        <MonthsField field={field('months')} label={t('Target Payoff Time in Months')} slider={[1, 60, 1]} />
      ) : (
        <AmountField
          field={field('payment')}
          label={t('Fixed Monthly Payment')}
          slider={[500, 50_000, 500]}
        />
      )}
      {error && (
        <div className="card border-bad bg-bad-soft px-5 py-4 text-bad">
          <p role="alert">{error}</p>
          {offer && (
            <Offer {...offer} onTake={() => field('payment').onText(groupAmount(String(offer.payment)))} />
          )}
        </div>
      )}
      <FoldedFields summary={t('Extra payment')} {...wordsOfSet([[field('extra'), t('₹{0} extra a month')]])}>
        <AmountField field={field('extra')} label={t('Extra payment every month')} />
      </FoldedFields>
    </>
  )
}

/** Without and with the rate on card interest today; and that of a link, if another. */
const gstOptions = (chosen: string) => ({
  '0': t('Without GST'),
  '18': t('With 18% GST'),
  ...(chosen !== '0' && chosen !== '18' && { [chosen]: t('With {0}% GST', chosen) }),
})

/** A payment that works, in one tap, in place of one that does not cover the interest. */
function Offer({ payment, months, onTake }: WorkablePayment & { onTake(): void }) {
  const take = () => {
    onTake()
    // The button is about to go; the visitor goes on at the answer that it has changed.
    focusResult({ preventScroll: true })
  }
  return (
    <Button variant="outline" className="no-print mt-3" onClick={take}>
      {t('Pay {0} a month: cleared in {1}', rupees(payment), counted(months, 'month'))}
    </Button>
  )
}
