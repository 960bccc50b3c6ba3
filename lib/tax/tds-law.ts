import type { TdsKind, TdsSections, TdsTerms } from '@/lib/rules/tds/tds-terms'
import type { TdsInputName, TdsKindChoice, TdsValues } from '@/lib/tax/tds-inputs'
import { asksRentPeriod } from '@/lib/tax/rent-period'

/** The law of one kind of payment in one financial year. */
export interface KindLaw
  extends TdsSections, Pick<TdsKind, 'payer' | 'payee' | 'otherwise' | 'notForPersonalUse'> {
  /** The kind of payment. */
  id: string
  /** The terms at the end of the year; null where nothing is deducted. */
  terms: TdsTerms | null
  /** The day (YYYY-MM-DD) within the year on which they began, and what held before it. */
  changed?: { on: string; before: TdsTerms | null }
  /** The day on which these terms were compared with their sources, YYYY-MM-DD. */
  checkedOn: string
}

/** The law of a year by kind of payment; a page may hold that of a few kinds. */
export type TdsLaw = Partial<Record<string, KindLaw>>

/** @throws RangeError for a kind that this law does not hold */
export function lawOfKind(law: TdsLaw, kind: string): KindLaw {
  const found = law[kind]
  if (!found) throw new RangeError(`This law has no kind '${kind}'`)
  return found
}

type Who = Pick<TdsValues, 'payer' | 'personal' | 'largeBuyer'>

/** The questions about the payer, other than who it is, that decide whether the law of a kind binds it. */
export function payerNames({ payer, notForPersonalUse }: KindLaw, who: Who['payer']) {
  const names: ('personal' | 'largeBuyer')[] = []
  if (notForPersonalUse && who === 'audited') names.push('personal')
  if ((payer === 'largeBuyer' || payer === 'largeSeller') && who !== 'individual') names.push('largeBuyer')
  return names
}

/**
 * True if a payer has to deduct under the law of a kind. Source: second provisos of sections 194A(1), 194-I
 * and 194J, sections 194C(4), 194H and 194Q of the 1961 Act; section 402 of the 2025 Act.
 */
function binds({ payer, notForPersonalUse }: KindLaw, who: Who): boolean {
  if (payer === 'audited')
    return who.payer !== 'individual' && !(who.payer === 'audited' && who.personal && notForPersonalUse)
  if (payer === 'largeBuyer' || payer === 'largeSeller') return who.payer !== 'individual' && who.largeBuyer
  return true
}

/** The law of the kind that binds the payer: the kind's own, or that for individuals; null where none does. */
export function bindingLaw(law: TdsLaw, kind: string, who: Who): KindLaw | null {
  const own = lawOfKind(law, kind)
  if (binds(own, who)) return own
  return own.otherwise ? lawOfKind(law, own.otherwise) : null
}

/** The inputs that the law of a kind asks for, other than who pays. Rent of a month is taken for each month alike. */
export function askedByLaw(
  { terms, changed }: KindLaw,
  kind: TdsKindChoice | string,
  rentPeriod: TdsValues['rentPeriod'],
): TdsInputName[] {
  const asksPeriod = asksRentPeriod(kind)
  if (!terms) return changed ? ['amount', 'pan', 'paid'] : ['amount']
  const counted = terms.counted
  const asksEarlier = counted === 'year' && !(asksPeriod && rentPeriod === 'month')
  const asked: [TdsInputName, boolean][] = [
    ['amount', true],
    ['rentPeriod', asksPeriod],
    ['senior', terms.seniorLimit !== undefined],
    ['pan', true],
    ['payee', (terms.otherPayeePercent ?? terms.otherPayeeLimit) !== undefined || !!terms.individualsExempt],
    ['transporter', !!terms.transportersExempt],
    ['nonFiler', !!(terms.nonFilers ?? terms.nonFilersInDispute)],
    ['paid', changed !== undefined],
    ['months', counted === 'tenancy' && !(asksPeriod && rentPeriod === 'year')],
    ['premiums', !!terms.lessPremiums],
    ['stampValue', !!terms.atStampValue],
    ['earlier', asksEarlier],
    ['deducted', asksEarlier],
  ]
  return asked.filter(([, isAsked]) => isAsked).map(([name]) => name)
}
