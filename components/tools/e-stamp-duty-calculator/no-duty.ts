import { t } from '@/lib/language/words'
import type { SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import type { NoRentDuty } from '@/lib/stamp-duty/rent-duty'
import type { SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import { noSaleDuty, type NoSaleDuty } from '@/lib/stamp-duty/sale-readings'

export const OTHER_DEEDS = t('Not covered: gift and other deeds have rates of their own.')

const NO_DUTY: Record<NoSaleDuty, string> = {
  dispute: t('Not covered: our sources contradict each other.'),
  joint: t('Not covered: no source gives what both pay together.'),
  value: t('Not covered: our sources do not settle the rate for this value.'),
}

/** Why no duty of a sale is counted. */
export const noSaleText = (terms: SaleTerms, question: SaleQuestion): string =>
  NO_DUTY[noSaleDuty(terms, question)]

const REASONS: Record<NoRentDuty, string> = {
  dispute: t('our sources contradict each other.'),
  noSource: t('we have read no reliable source.'),
  tooLong: t('the rates we have are for shorter terms.'),
  leftOut: t('our sources leave out terms of this length.'),
  tooShort: t('the rates we have begin at 12 months.'),
  premium: t('no source gives what a non-refundable deposit adds.'),
  lapsed: t('a concession has ended, and no rate since was found.'),
}

const TOO_LONG: Readonly<Partial<Record<string, string>>> = {
  MH: t('leave and licence is for at most 60 months.'),
  DL: t('the rates we have end at 20 years.'),
}

/** Why no duty of a rent is counted. */
export const noRentText = (reason: NoRentDuty, state: string) =>
  t('Not covered: {0}', (reason === 'tooLong' && TOO_LONG[state]) || REASONS[reason])
