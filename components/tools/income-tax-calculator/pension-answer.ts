import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import { type ReadTaxInputs, taxOf, type TaxQuestion } from '@/lib/tax/income-tax'
import {
  bankTds,
  type Declaration,
  declaration,
  type Interest,
} from '@/lib/tax/income-kinds/no-tax-declaration'
import { t } from '@/lib/language/words'

/** What a kind of income adds to the answer: rows, and notes in whole sentences. */
export interface KindAnswer {
  rows: ResultRows
  notes: readonly string[]
}

/** Of a pension: what is refunded or due after TDS, the TDS of the bank, and whether it may be avoided by a declaration. */
export function pensionAnswer(read: ReadTaxInputs, question: TaxQuestion): KindAnswer | null {
  const given = read('source', 'termInterest', 'savingsInterest', 'tdsDeducted')
  if (given?.source !== 'pension' && given?.source !== 'familyPension') return null
  const interest = { term: given.termInterest, savings: given.savingsInterest }
  const declared = declaration(question, interest)
  return {
    rows: pensionRows(question, interest, { tds: given.tdsDeducted, declared }),
    notes: interest.term > 0 ? declarationNotes(declared, interest) : [],
  }
}

interface Known {
  tds: number
  declared: Declaration
}

function pensionRows(question: TaxQuestion, interest: Interest, { tds, declared }: Known): ResultRows {
  const left = taxOf(question).totalTax - tds
  return [
    tds > 0 &&
      row('taxAfterTds', left < 0 ? t('Refund with the return') : t('Due with the return'), 'rupees', left, {
        short: left < 0 ? t('Refund') : t('Due'),
      }),
    interest.term > 0 &&
      textRow(
        'mayDeclare',
        t('May you give Form {0}, so that the bank deducts nothing?', declared.form),
        `${declared.mayDeclare}`,
        declared.mayDeclare ? t('Yes') : t('No'),
        { short: t('Form {0}', declared.form) },
      ),
    interest.term > 0 &&
      row(
        'bankTds',
        t('The bank’s TDS without it, all deposits at one bank'),
        'rupees',
        bankTds(question, interest.term),
        { short: t('Bank’s TDS') },
      ),
  ]
}

/** Each condition of the declaration, and whether it holds. */
const declarationNotes = ({ form, section, tax, interestLimit }: Declaration, interest: Interest): string[] =>
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
