import { dayInWords } from '@/lib/format/days'
import { type Rule, ruleOn } from '@/lib/rules/rule'
import { SALE_CHECKED_ON, type SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import type { StateCode } from '@/lib/rules/states/state-names'
import type { SaleDuty } from '@/lib/stamp-duty/sale-duty'
import { t } from '@/lib/language/words'
import { HIGH } from './notes'
import { inRupees } from './sale-rows'

export const MEDIUM = t(
  'Confidence: medium. From published lists and the press, not checked against the gazette.',
)

const SURENESS: Record<SaleTerms['sureness'], string> = {
  high: HIGH,
  medium: MEDIUM,
  disputed: t('Disputed: none of these readings is counted until an order is found.'),
}

/** How sure a state's figures are, since when they hold, what they leave out, and what most tables get wrong. */
export function saleNotes(rule: Rule<SaleTerms>, duty: SaleDuty | null, state: StateCode): string[] {
  const { value: terms, from } = ruleOn(rule, rule.checkedOn)
  const notes = [SURENESS[terms.sureness], firstDayText(terms, from)]
  if (duty && duty.registrationPaise === null) notes.push(unknownFee(duty))
  if (duty && state === 'DL' && duty.area === 'mcd' && duty.basePaise > 25_00_000_00) {
    notes.push(ABOVE_25_LAKH_IN_DELHI)
  }
  return notes
}

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
