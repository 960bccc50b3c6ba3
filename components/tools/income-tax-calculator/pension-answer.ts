import { rupees } from '@/lib/format/numbers'
import type { Declaration, Interest } from '@/lib/tax/income-kinds/no-tax-declaration'
import { t } from '@/lib/language/words'

/** Each condition of the declaration, and whether it holds. */
export const declarationNotes = (
  { form, section, tax, interestLimit }: Declaration,
  interest: Interest,
): string[] =>
  [
    tax === 0
      ? t('Form {0} (section {1}): the tax of the year is nil, as it has to be.', form, section)
      : t(
          'Form {0} (section {1}): the tax of the year has to be nil; it is {2}.',
          form,
          section,
          rupees(tax),
        ),
    interestLimit !== null &&
      t(
        'Below 60 all interest must not be above {0}, the income without tax; yours is {1}.',
        rupees(interestLimit),
        rupees(interest.term + interest.savings),
      ),
    t(
      'The form is for residents with a PAN. Give it to each bank at the beginning of the year; it is no return, and interest stays part of the income.',
    ),
  ].filter((sentence) => sentence !== false)
