import type { ResultRow } from '@/components/results/result-row'
import { dayInWords } from '@/lib/format/days'
import { ruleOn } from '@/lib/rules/rule'
import { saleInDispute } from '@/lib/rules/stamp-duty-states'
import type { RentDuty } from '@/lib/stamp-duty/rent-duty'
import { termsOf } from '@/lib/stamp-duty/sale-duty'
import { saleRule } from '@/lib/stamp-duty/sale-states'
import type { NotCovered as NotCoveredAnswer, RentAnswer, SaleAnswer } from '@/lib/stamp-duty/stamp-duty'
import { HIGH, OfficeLink, OtherSources } from './notes'
import { inRupees, rowsOf } from './rows'

const MEDIUM = 'Confidence: medium. From published lists and the press, not checked against the gazette.'

const REASONS: Record<NotCoveredAnswer['reason'], string> = {
  dispute: 'our sources contradict each other.',
  noSource: 'we have read no reliable source.',
  joint: 'no source says what both pay together.',
  other: 'gift and other deeds have rates of their own.',
  tooLong: 'the rates we have are for shorter terms.',
  tooShort: 'the rates we have begin at 12 months.',
  premium: 'no source says what a non-refundable deposit adds.',
  lapsed: 'a concession has ended, and no rate since was found.',
}

const TOO_LONG: Readonly<Partial<Record<string, string>>> = {
  MH: 'leave and licence is for at most 60 months.',
  DL: 'the rates we have end at 20 years.',
}

/** Why no figure is given. */
export const notCoveredText = ({ reason, state }: NotCoveredAnswer) =>
  `Not covered: ${(reason === 'tooLong' && TOO_LONG[state]) || REASONS[reason]}`

/** Where no figure is given: what the sources say, and who knows. */
export function NotCovered({ state, sources }: NotCoveredAnswer) {
  const rule = saleRule(state)
  const office = typeof rule === 'string' ? saleInDispute[state]?.office : termsOf(rule).office
  return (
    <div className="card mt-4 p-5">
      <p>A figure that could be wrong by a lakh is not shown. Ask the area’s sub-registrar.</p>
      <OtherSources heading="Sources to compare:" sources={sources} />
      <OfficeLink href={office} />
    </div>
  )
}

/** How sure a state's figures are, what they leave out, and what most tables get wrong. */
export function saleNotes({ question: { state }, result }: SaleAnswer): string[] {
  const { terms, registrationPaise, atMostPaise, area, basePaise } = result
  const notes = [terms.sureness === 'high' ? HIGH : MEDIUM]
  if (registrationPaise === null) {
    const most = inRupees(atMostPaise!)
    const byScale = typeof terms.registration === 'object' && 'atMost' in terms.registration
    notes.push(
      byScale
        ? `The registration fee follows a scale that our sources do not give; at most ${most}.`
        : `We found no reliable source for the registration fee of women. A man pays ${most}.`,
    )
  }
  if (state === 'DL' && area === 'mcd' && basePaise > 25_00_000_00) {
    notes.push(
      'Above ₹25 lakh the corporation charges one percentage point more since 10 July 2023. Many published tables leave it out.',
    )
  }
  return notes
}

export function rentRows(result: RentDuty): ResultRow[] {
  const about = result.kind === 'lease' ? ', about' : ''
  return rowsOf([
    [
      'total',
      result.kind === 'tenancy' ? 'Total without a registration fee' : `Total to pay${about}`,
      result.totalPaise,
    ],
    ['duty', 'Stamp duty', result.dutyPaise],
    ['registration', `Registration fee${about}`, result.registrationPaise],
  ])
}

export function rentNotes({ rule, result }: RentAnswer): string[] {
  if (result.kind === 'licence') {
    return [
      HIGH,
      `Registration is compulsory. In practice the duty is rounded up to the next ₹100: ${inRupees(result.paidPaise)}, in total ${inRupees(result.paidPaise + result.registrationPaise)}.`,
    ]
  }
  if (result.kind === 'lease') return [MEDIUM, 'The rates are from 2020, the latest we have read.']
  const { value, from } = ruleOn(rule, rule.checkedOn)
  return [
    value.sureness === 'high' ? HIGH : MEDIUM,
    `The rate has applied since ${dayInWords(from)} or earlier.`,
  ]
}
