import { useState } from 'react'
import { optionList } from '@/components/fields/select-field'
import { Button } from '@/components/ui/button'
import type { TaxChoice } from '@/lib/invoicing/model/convert-document'
import { exemptions } from '@/lib/invoicing/document/document-line'
import { documentLawDay } from '@/lib/invoicing/model/law-day'
import { ratesOnBills } from '@/lib/rules/gst/bill-rates'
import { ruleOn } from '@/lib/rules/rule'
import { t } from '@/lib/language/words'

const WITHOUT_TAX = {
  nilRated: t('No GST: everything is nil-rated'),
  exempt: t('No GST: everything is exempt'),
  nonGst: t('No GST: everything is outside GST'),
  composition: t('No GST: I am in the composition scheme'),
  unregistered: t('No GST: I am not registered'),
}

function answerOf(text: string): TaxChoice {
  const exemption = exemptions.find((one) => one === text)
  if (exemption) return { exemption }
  return text === 'composition' || text === 'unregistered' ? text : { rate: text }
}

interface TaxQuestionProps {
  /** 'YYYY-MM-DD': the day of the invoice. */
  today: string
  onAnswer(answer: TaxChoice): void
  onCancel(): void
}

/** Asks for the GST rate of an invoice whose offer has none, so that no tax is forgotten. */
export function TaxRateQuestion({ today, onAnswer, onCancel }: TaxQuestionProps) {
  const [text, setText] = useState('')
  const rates = ruleOn(ratesOnBills, documentLawDay(today)).value.filter((rate) => rate > 0)
  // A key that is a whole number would go before all others, so each begins with a space.
  const options = Object.fromEntries(rates.map((rate) => [` ${rate}`, `${rate}%`]))
  return (
    <div role="group" aria-labelledby="tax-question" className="mt-3 w-full rounded-lg bg-sunken p-3">
      <p id="tax-question">{t('These items have no GST. Which rate does the invoice charge?')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <select
          name="invoiceTax"
          aria-labelledby="tax-question"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className="control min-h-11 min-w-0 flex-1"
        >
          {optionList({ '': t('Choose'), ...options, ...WITHOUT_TAX })}
        </select>
        <Button disabled={text === ''} onClick={() => onAnswer(answerOf(text.trim()))}>
          {t('Make the invoice')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  )
}
