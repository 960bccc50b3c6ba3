import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { counted, rupees } from '@/lib/format/numbers'
import type { Gratuity, Service } from '@/lib/salary/gratuity'

export function gratuityRows({ received }: Service, result: Gratuity): ResultRows {
  const { eligible, yearsCounted, taxable } = result
  return [
    row('gratuity', 'Gratuity', 'rupees', result.gratuity, { primary: true }),
    received !== null && row('received', 'Received', 'rupees', received),
    row('exempt', 'Exempt from income tax', 'rupees', result.exempt, { short: 'Exempt' }),
    row('taxable', 'Taxable', 'rupees', taxable),
    textRow('yearsCounted', 'Years that count', yearsCounted, counted(yearsCounted, 'year')),
    textRow('eligible', 'Due by law', String(eligible), eligible ? 'Yes' : 'No'),
  ]
}

/** What must be known of an answer, in whole sentences. */
export function gratuityNotes(service: Service, result: Gratuity): string[] {
  if (!service.covered)
    return [
      'No law makes gratuity due here: it depends on the contract. The figure is the amount up to which the tax law exempts it.',
    ]
  const { eligible, formulaAmount, law } = result
  if (!eligible) return tooShortNotes(service, result)
  if (formulaAmount <= law.most) return []
  return [
    `The formula gives ${rupees(formulaAmount)}; the law’s maximum is ${rupees(law.most)}. An employer may pay more, which is taxable.`,
  ]
}

function tooShortNotes({ years, employment }: Service, { yearsNeeded }: Gratuity): string[] {
  const isFixed = employment === 'fixedTerm'
  const due = `Gratuity is due after ${counted(yearsNeeded, 'year')} of service${isFixed ? ' of a fixed term' : ''}. What the employer pays before that is taxable.`
  if (isFixed || years !== yearsNeeded - 1) return [due]
  return [due, 'Some High Courts count four years and 240 days as five. This page does not.']
}
