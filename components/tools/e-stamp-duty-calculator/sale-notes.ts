import { inForce } from '@/lib/rules/in-force'
import { dayInWords } from '@/lib/format/days'
import { t } from '@/lib/language/words'
import type { Rule } from '@/lib/rules/rule'
import type { Sureness } from '@/lib/rules/evidence'
import { SALE_CHECKED_ON, type SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import type { StateCode } from '@/lib/rules/states/state-names'
import type { SaleDuty, SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import { leastSure, saleSureness } from '@/lib/stamp-duty/sale-sureness'
import { noSaleDuty } from '@/lib/stamp-duty/sale-readings'
import { FROM_PRESS, HIGH } from './notes'
import { inRupees, levyNames } from './sale-rows'

export const MEDIUM = t('By one source, by older ones or by tables alone; not compared with the gazette.')

export const SURENESS: Record<Sureness, string> = {
  high: HIGH,
  medium: MEDIUM,
  low: t('By one table, not official.'),
  disputed: t('In dispute: the better supported reading is counted, the others are shown next to it.'),
}

const LEVELS: Record<Sureness, string> = {
  high: t('several sources'),
  medium: t('one source or tables alone, not official'),
  low: t('one table, not official'),
  disputed: t('in dispute'),
}

export const KNOWN_FROM: Record<SaleTerms['knownFrom'], string> = {
  order: t('Known from reports that name the order or the Act and its day.'),
  department: t('Known from a page or a table of the government.'),
  press: FROM_PRESS,
  portals: t('Known from property portals alone; none of them names an order.'),
}

/** How sure a sale's figures are, how they are known, since when they hold, and what most tables get wrong. */
export function saleNotes(
  rule: Rule<SaleTerms>,
  question: SaleQuestion,
  duty: SaleDuty | null,
  state: StateCode,
): string[] {
  const { value: terms, from } = inForce(rule)
  const notes = [
    ...surenessNotes(terms, question, duty),
    KNOWN_FROM[terms.knownFrom],
    firstDayText(terms, from),
  ]
  if (terms.payer === 'seller') notes.push(SELLER_PAYS)
  if (duty && duty.registrationPaise === null) notes.push(unknownFee(duty))
  if (duty && state === 'DL' && duty.area === 'mcd' && duty.basePaise > 25_00_000_00) {
    notes.push(ABOVE_25_LAKH_IN_DELHI)
  }
  return notes
}

/** How sure the answer is, and its parts where they differ. */
function surenessNotes(terms: SaleTerms, question: SaleQuestion, duty: SaleDuty | null): string[] {
  if (!duty) return noSaleDuty(terms, question) === 'dispute' ? [NONE_COUNTED] : []
  const { duty: ofDuty, levies, registration } = saleSureness(terms, question, duty)
  const parts: (readonly [string, Sureness | null])[] = [
    [t('Stamp duty'), ofDuty],
    ...duty.levies.map(({ name }) => [levyNames[name], levies] as const),
    [t('Registration fee'), registration],
  ]
  const known = parts.flatMap(([name, sure]) => (sure === null ? [] : [{ name, sure }]))
  const least = leastSure(known.map(({ sure }) => sure))
  if (known.every(({ sure }) => sure === least)) return [SURENESS[least]]
  const each = known.map(({ name, sure }) => t('{0}: {1}', name, LEVELS[sure])).join('; ')
  return [SURENESS[least], t('By part. {0}.', each)]
}

const NONE_COUNTED = t('Disputed: none of these readings is counted until an order is found.')

const SELLER_PAYS = t(
  'The seller pays duty and fee here, by two pages of districts; the buyer does in the other states.',
)

function firstDayText({ firstDayKnown }: SaleTerms, from: string): string {
  if (firstDayKnown) return t('Last change of the rates: {0}.', dayInWords(from))
  if (from === SALE_CHECKED_ON)
    return t('The first day of these rates was not found, and the source has no date.')
  return t('The first day of these rates was not found; they are those of {0}.', dayInWords(from))
}

const ABOVE_25_LAKH_IN_DELHI = t(
  'Above ₹25 lakh the corporation charges one percentage point more since 10 July 2023. Many published tables leave it out.',
)

const unknownFee = ({ atMostPaise }: SaleDuty) =>
  atMostPaise === null
    ? t('We found no two sources that agree on the registration fee.')
    : t(
        'We found no reliable source for the registration fee of this buyer. A man pays {0}.',
        inRupees(atMostPaise),
      )
