/** What the form needs for the law of a year, in one part that is loaded when it is wanted. */
export { LawFields } from '@/components/tools/tds-deduction-calculator/law-fields'
export { LawNotes } from '@/components/tools/tds-deduction-calculator/law-notes'
export { amountWords, kindNote, kindOptions } from '@/components/tools/tds-deduction-calculator/law-words'
export { tdsKinds } from '@/lib/rules/tds-by-kind'
export { askedNames, tdsTerms } from '@/lib/tax/tds-by-law'
