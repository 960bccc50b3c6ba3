import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { counted, rupees } from '@/lib/format/numbers'
import type { Gratuity, Service } from '@/lib/salary/gratuity'
import type { GratuityAnswer } from '@/lib/salary/gratuity-answer'
import { t } from '@/lib/language/words'

export function gratuityRows(answer: GratuityAnswer): ResultRows {
  const { gratuityIf240Days } = answer.figures
  return wordedRows(answer, {
    gratuity: { label: t('Gratuity'), ...(gratuityIf240Days && { basis: t('Not due') }) },
    gratuityIf240Days: { label: t('If 240 days count as a year'), basis: t('Disputed') },
    received: t('Received'),
    exempt: { label: t('Exempt from income tax'), short: t('Exempt') },
    taxable: t('Taxable'),
    yearsCounted: t('Years that count'),
    eligible: { label: t('Due by law'), text: answer.result.eligible ? t('Yes') : t('No') },
  })
}

/** What must be known of an answer, in whole sentences. */
export function gratuityNotes({ service, result }: GratuityAnswer): string[] {
  if (!service.covered)
    return [
      t(
        'No law makes gratuity due here: it depends on the contract. The figure is the amount up to which the tax law exempts it.',
      ),
    ]
  const { eligible, formulaAmount, law } = result
  if (!eligible) return tooShortNotes(service, result)
  if (formulaAmount <= law.most) return []
  return [
    t(
      'The formula gives {0}; the law’s maximum is {1}. An employer may pay more, which is taxable.',
      rupees(formulaAmount),
      rupees(law.most),
    ),
  ]
}

function tooShortNotes({ years, employment }: Service, { yearsNeeded, if240Days }: Gratuity): string[] {
  const isFixed = employment === 'fixedTerm'
  const due = t(
    isFixed
      ? 'Gratuity is due after {0} of service of a fixed term. What the employer pays before that is taxable.'
      : 'Gratuity is due after {0} of service. What the employer pays before that is taxable.',
    counted(yearsNeeded, 'year'),
  )
  if (isFixed || years !== yearsNeeded - 1) return [due]
  const dispute = t('Some High Courts count four years and 240 days as five. This page does not.')
  return if240Days === null
    ? [due, dispute]
    : [due, dispute, t('If they count, {0} would be due.', rupees(if240Days))]
}
