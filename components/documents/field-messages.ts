import type { Draft } from '@/lib/invoicing/draft'
import { type CheckContext, type FieldProblem, fieldProblems } from '@/lib/invoicing/field-problems'

export interface LineMessages {
  hsn: string | null
  taxRatePercent: string | null
}

/** What the fields of a document say about their problems; null for one without a problem. */
export interface FieldMessages {
  number: string | null
  date: string | null
  clientGstin: string | null
  supply: string | null
  taxRate: string | null
  /** By the id of the line. */
  lines: ReadonlyMap<number, LineMessages>
  /** Whether another document of the financial year has the number. */
  numberUsed: boolean
}

/** What a field says about its problem. */
function problemMessage(problem: FieldProblem): string {
  switch (problem.kind) {
    case 'numberUsed':
      return 'This number is already used in this financial year.'
    case 'numberCharacters':
      return 'Use letters, digits, hyphens and slashes only.'
    case 'numberLength':
      return `Use ${problem.longest} characters or fewer.`
    case 'beforeGst':
      return 'GST began on 1 July 2017. Check the date.'
    case 'futureDate':
      return 'This date is in the future. Check the date.'
    case 'ownGstin':
      return 'This is your own GSTIN. Enter the client’s.'
    case 'interStateComposition':
      return 'A composition dealer cannot sell to another state: section 10(2)(c) of the CGST Act.'
    case 'mixedToRegistered':
      return 'An invoice-cum-bill of supply is for unregistered buyers only: Rule 46A.'
    case 'hsnForm':
      return 'An HSN or SAC code has 4, 6 or 8 digits.'
    case 'hsnDigits':
      return `Enter at least ${problem.digits} digits for this buyer and your turnover.`
    case 'unknownRate':
      return `Not a GST rate on this date. Rates are ${problem.rates.map((rate) => `${rate}%`).join(', ')}.`
  }
}

const messageOf = (problem: FieldProblem | undefined): string | null =>
  problem ? problemMessage(problem) : null

/** What each field of a document says about its problem. */
export function fieldMessages(draft: Draft, context: CheckContext): FieldMessages {
  const { number, date, clientGstin, supply, taxRate, lines } = fieldProblems(draft, context)
  return {
    number: messageOf(number),
    date: messageOf(date),
    clientGstin: messageOf(clientGstin),
    supply: messageOf(supply),
    taxRate: messageOf(taxRate),
    lines: new Map(
      [...lines].map(([id, { hsn, taxRatePercent }]) => [
        id,
        { hsn: messageOf(hsn), taxRatePercent: messageOf(taxRatePercent) },
      ]),
    ),
    numberUsed: number?.kind === 'numberUsed',
  }
}
