import type { ResultRows } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import { counted, rupees } from '@/lib/format/numbers'
import { type HraExemption, hraPeriods, MONTHS_A_YEAR, rentedMonths, type RentedYear } from '@/lib/salary/hra'
import type { HraAnswer } from '@/lib/salary/hra-answer'
import { t } from '@/lib/language/words'

const hraWords = (): WordsOf<HraAnswer> => ({
  exempt: t('Exempt HRA'),
  taxable: t('Taxable HRA'),
  received: t('HRA received'),
  rentPaid: t('Rent paid'),
})

export const hraRows = (answer: HraAnswer): ResultRows => wordedRows(answer, hraWords())

/** Rupees of rent a year above which the landlord's PAN is asked for. Source: Form 124, before it Form 12BB. */
const PAN_ABOVE = 1_00_000

/** What must be known of an answer, in whole sentences. */
export function hraNotes({ year, periods }: RentedYear, { rentPaid }: HraExemption) {
  const months = rentedMonths(periods)
  const form = t(year >= '2026-27' ? 'Form 124' : 'Form 12BB')
  return [
    t('HRA is exempt in the old tax regime alone. In the new regime all of it is taxable.'),
    rentPaid > PAN_ABOVE &&
      t(
        'The rent exceeds {0} a year: your employer asks for the landlord’s PAN in {1}.',
        rupees(PAN_ABOVE),
        form,
      ),
    months < MONTHS_A_YEAR &&
      t(
        '{0} of {1} are entered. Add a period for the others if HRA was paid.',
        counted(months, 'month'),
        MONTHS_A_YEAR,
      ),
  ]
}

export function tooManyMonths(text: string): string | undefined {
  const rows = hraPeriods.rowsOf(text)
  const months = rows.ok ? rentedMonths(rows.value) : 0
  return months > MONTHS_A_YEAR
    ? t('The periods have {0} months together. A year has {1}.', months, MONTHS_A_YEAR)
    : undefined
}
