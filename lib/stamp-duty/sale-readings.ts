import type { LawReading, SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import { type Charged, chargedBy, type SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import { dutySureness } from '@/lib/stamp-duty/sale-sureness'

export interface ReadingCharged extends Charged {
  reading: LawReading
}

/** The charges by other readings of the law, where they settle the duty and differ from the counted one. */
export function otherReadings(terms: SaleTerms, question: SaleQuestion): ReadingCharged[] {
  const counted = chargedBy(terms, terms, question)
  return (terms.otherReadings ?? [])
    .map((reading) => ({ reading, ...chargedBy({ ...terms, ...reading }, terms, question) }))
    .filter((charged) => charged.dutyPaise !== null && differs(charged, counted))
}

const differs = (a: Charged, b: Charged) =>
  a.totalPaise !== b.totalPaise || a.registrationPaise !== b.registrationPaise

/**
 * 'dispute': sources contradict each other; 'joint': none gives what a man and a woman pay together; 'value':
 * none for this value.
 */
export type NoSaleDuty = 'dispute' | 'joint' | 'value'

/** Why no duty is counted for a sale. */
export function noSaleDuty(terms: SaleTerms, question: SaleQuestion): NoSaleDuty {
  if (otherReadings(terms, question).length > 0 || dutySureness(terms, question) === 'disputed')
    return 'dispute'
  return question.buyer === 'joint' ? 'joint' : 'value'
}
