import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { addDays } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { lawDay, lawRows } from '@/lib/rules/in-force'
import { PROVIDENT_FUND_CHECKED_ON } from '@/lib/rules/salary/provident-fund'
import { employeesPensionValues } from '@/lib/rules/salary/epf-interest'
import {
  MOST_MEMBER_YEARS,
  MOST_PRINTED_YEARS,
  type Pension,
  printedMaxima,
} from '@/lib/salary/employees-pension'
import { taxFreeLimit } from '@/lib/salary/epf'
import type { EpfAnswer } from '@/lib/salary/epf-answer'
import type { EpfKind } from '@/lib/salary/epf-inputs'
import { nameOf, t } from '@/lib/language/words'

export function epfRows(answer: EpfAnswer): ResultRows {
  const balance = nameOf('fund-labels', 'Balance')
  const { bounds = [], eligible }: Partial<Pension> = answer.kind === 'epsPension' ? answer.pension : {}
  const [least, most] = bounds
  const withAllAt = (bound: Pension['bounds'][number] | undefined) =>
    bound ? t('With all service at {0}', rupees(bound.wageCeiling)) : ''
  return wordedRows(answer, {
    corpus: { label: t('Balance at the end'), short: balance },
    ownContribution: t('Your contribution'),
    vpfContribution: t('Voluntary contribution'),
    employerToEpf: t('Employer’s share to the fund'),
    interest: t('Interest'),
    employerToEps: t('Employer’s share to the pension'),
    wageOfLastYear: t('Monthly wage of the last year'),
    balance,
    interestByYear: t('Interest'),
    taxableInterest: { label: t('Taxable interest of the last year'), short: t('Taxable interest') },
    taxableInterestByYear: t('Taxable interest of all years'),
    taxableAccount: t('Taxable account'),
    nonTaxableAccount: t('Tax-free account'),
    monthlyPension: {
      label: t(least ? 'Monthly pension, estimated' : 'Monthly pension'),
      short: t('Monthly pension'),
    },
    leastPension: withAllAt(least),
    mostPension: withAllAt(most),
    serviceCounted: t('Service that counts'),
    eligible: { label: t('Pension is due'), text: t(eligible ? 'Yes' : 'No') },
  })
}

/** What must be known of an answer, in whole sentences. */
export function epfNotes(answer: EpfAnswer): (string | false)[] {
  switch (answer.kind) {
    case 'epfCorpus':
      return [
        t(
          'The rate of each year is declared by the government early in the next one. Years to come are an assumption.',
        ),
      ]
    case 'epfHistory':
      return [t('By the rate declared for each year. It assumes the same credit every month.')]
    case 'epfTaxableInterest':
      return [
        t(
          'Interest on your own contributions above {0} a year is taxed at your slab rates, year after year.',
          rupees(taxFreeLimit(answer.fund)),
        ),
      ]
    case 'epsPension':
      return answer.pension.eligible
        ? pensionNotes(answer.pension)
        : [t('Below ten years of service there is no pension, but a withdrawal benefit.')]
  }
}

function pensionNotes({ bounds, joinedOn, serviceCounted }: Pension): (string | false)[] {
  const rows = lawRows(employeesPensionValues, lawDay(PROVIDENT_FUND_CHECKED_ON))
  const [before, since] = rows.slice(-2)
  return [
    t(
      'From age 58. Earlier it is reduced; wages above the ceiling count only for those who chose the higher pension.',
    ),
    bounds.length > 0 &&
      t(
        'An estimate: the Pension Scheme of 2026 (paragraph 11) counts wages pro rata for each period of a ceiling, {0} until {1} and {2} since. How it weighs the periods is not settled; here each counts by its days.',
        rupees(before!.value.wageCeiling),
        dayInWords(addDays(since!.from, -1)),
        rupees(since!.value.wageCeiling),
      ),
    joinedOn < rows[0]!.from &&
      t(
        'Service before {0} had a lower ceiling, which this page does not count: the pension may be less.',
        dayInWords(before!.from),
      ),
    serviceCounted >= MOST_PRINTED_YEARS && printedMaximum(),
  ]
}

/** The highest pension that is printed elsewhere. */
function printedMaximum(): string {
  const [before, since] = printedMaxima()
  return t(
    'The maximum that is printed is {0} a month: {1} years at {2}. With all service at {3} it is {4}. No such limit was found in the text of the scheme.',
    rupees(before!.monthlyPension),
    MOST_PRINTED_YEARS,
    rupees(before!.wageCeiling),
    rupees(since!.wageCeiling),
    rupees(since!.monthlyPension),
  )
}

/** Why fields without a problem give no answer. */
export function noAnswerReason(kind: EpfKind): string {
  if (kind !== 'epsPension') return t('The last year is before the first one.')
  const tooLong = t(
    'One is a member of the pension scheme from 18 to 58, so for {0} years at most. Enter {0} years or less.',
    MOST_MEMBER_YEARS,
  )
  return `${tooLong} ${printedMaximum()}`
}
