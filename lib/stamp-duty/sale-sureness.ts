import type { Sureness } from '@/lib/rules/evidence'
import type { Buyer, DutyRow, SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import { areaBy, baseOf, paysAs, rowFor, type SaleDuty, type SaleQuestion } from '@/lib/stamp-duty/sale-duty'

/** How sure each charge of a sale is; null for one that is not charged or not known. */
export interface SaleSureness {
  duty: Sureness
  levies: Sureness | null
  registration: Sureness | null
}

/** From the surest to the least sure. */
const ORDER: readonly Sureness[] = ['high', 'medium', 'low', 'disputed']

export const leastSure = (all: readonly Sureness[]): Sureness =>
  ORDER.findLast((one) => all.includes(one)) ?? 'high'

const ofRow = ({ sureness }: DutyRow, buyer: Buyer) =>
  typeof sureness === 'object' ? sureness[buyer] : sureness

/** How sure the duty of a sale is: as sure as the state's rates, unless its row is less so. */
export function dutySureness(terms: SaleTerms, question: SaleQuestion): Sureness {
  const row = rowFor(terms.duty, question, areaBy(terms, question.area))
  return leastSure([ofRow(row, paysAs(terms, question)) ?? 'high', terms.sureness])
}

export function saleSureness(terms: SaleTerms, question: SaleQuestion, duty: SaleDuty): SaleSureness {
  const levies = duty.levies.map(({ sureness }) => leastSure([sureness ?? 'high', terms.sureness]))
  return {
    duty: dutySureness(terms, question),
    levies: levies.length > 0 ? leastSure(levies) : null,
    registration: registrationSureness(terms, question, duty),
  }
}

function registrationSureness(terms: SaleTerms, question: SaleQuestion, duty: SaleDuty): Sureness | null {
  const { registration } = terms
  if (duty.registrationPaise === null || registration.by === 'unknown' || registration.by === 'duty')
    return null
  const less =
    registration.by === 'scale'
      ? registration.fees.find(({ upTo }) => upTo === undefined || baseOf(question) <= upTo)!.sureness
      : ofRow(rowFor(registration.rows, question, duty.area), question.buyer)
  return leastSure([less ?? 'high', terms.sureness])
}
