import { stateName } from '@/components/documents/controls/state-name'
import { TAX_HEAD_NAMES } from '@/components/documents/controls/tax-heads'
import { otherRegistrationText } from '@/components/fields/other-registration-text'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import {
  type CheckContext,
  type DocumentProblem,
  type FieldProblems,
  type GstinTypingProblem,
  fieldProblems,
  type LineProblems,
} from '@/lib/invoicing/tax/field-problems'
import { t } from '@/lib/language/words'

/** The error messages of a document's fields; none for a field without a problem. */
export interface FieldMessages extends Messages<Exclude<keyof FieldProblems, 'lines'>> {
  /** By the id of the line. */
  lines: ReadonlyMap<number, Messages<keyof LineProblems>>
  /** True if another document of the financial year has the number. */
  numberUsed: boolean
}

/** The properties of a part with fields of a document. */
export interface DocumentFormProps<Doc extends BusinessDocument = BusinessDocument> {
  doc: Doc
  messages: FieldMessages
}

type Messages<Name extends string> = { readonly [Field in Name]?: string | undefined }

const GSTIN_PROBLEMS: Record<GstinTypingProblem['problem'], string> = {
  length: t('A GSTIN has 15 characters.'),
  characters: t('A GSTIN has only letters and digits.'),
  state: t('The first two digits are not a GST state code.'),
  pan: t('Characters 3 to 12 are not a PAN.'),
  entity: t('The 13th character is 1 to 9 or a letter, and the 14th is Z.'),
  checkCharacter: t('The last character does not match the others. Check the GSTIN for a typing error.'),
}

/** The problem with a GSTIN, and which state is taken from it, with the tax that follows. */
function gstinText({ problem, named, chosen, heads }: GstinTypingProblem): string {
  const sentence = GSTIN_PROBLEMS[problem]
  if (!named || chosen === 'same') return sentence
  const state = `${stateName(named.name)} (${named.code})`
  if (chosen === 'other')
    return `${sentence} ${t('It begins with the code of {0}, not of the state chosen.', state)}`
  const taken = heads
    ? t('Until then {0} is taken, {1} charged.', state, TAX_HEAD_NAMES[heads])
    : t('Until then {0} is taken.', state)
  return `${sentence} ${taken}`
}

function fieldProblemText(problem: DocumentProblem): string {
  switch (problem.kind) {
    case 'numberUsed':
      return t('This number is already used in this financial year.')
    case 'numberCharacters':
      return t('Use letters, digits, hyphens and slashes only.')
    case 'numberLength':
      return t('Use {0} characters or fewer.', problem.longest)
    case 'beforeGst':
      return t('GST began on 1 July 2017. Check the date.')
    case 'futureDate':
      return t('This date is in the future. Check the date.')
    case 'ownGstin':
      return t('This is your own GSTIN. Enter the client’s.')
    case 'interStateComposition':
      return t('A composition dealer cannot sell to another state: section 10(2)(c) of the CGST Act.')
    case 'mixedToRegistered':
      return t('An invoice-cum-bill of supply is for unregistered buyers only: Rule 46A.')
    case 'sellerRegistered':
      return t('You entered your GSTIN. Choose a tax invoice or a bill of supply.')
    case 'otherGstin':
      return otherRegistrationText[problem.other]
    case 'gstin':
      return gstinText(problem)
    case 'hsnForm':
      return t('An HSN or SAC code has 4, 6 or 8 digits.')
    case 'hsnDigits':
      return t('Enter at least {0} digits for this buyer and your turnover.', problem.digits)
    case 'unknownRate':
      return t(
        'Not a GST rate on this date. Rates are {0}.',
        problem.rates.map((rate) => `${rate}%`).join(', '),
      )
  }
}

/** The messages, keyed by field name. */
const inWords = <Name extends string>(problems: { [Field in Name]?: DocumentProblem | undefined }) =>
  Object.fromEntries(
    Object.entries<DocumentProblem | undefined>(problems).map(([name, problem]) => [
      name,
      problem && fieldProblemText(problem),
    ]),
  ) as Messages<Name>

/** The error message of each field of a document. */
export function fieldMessages(doc: BusinessDocument, context: CheckContext): FieldMessages {
  const { lines, ...fields } = fieldProblems(doc, context)
  return {
    ...inWords(fields),
    lines: new Map([...lines].map(([id, problems]) => [id, inWords(problems)])),
    numberUsed: fields.number?.kind === 'numberUsed',
  }
}
