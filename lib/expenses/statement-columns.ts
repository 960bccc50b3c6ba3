import { type MoneyReceived, moneyReceived } from '@/lib/expenses/money-received'
import { statementAmount } from '@/lib/expenses/statement-amounts'
import { statementDay } from '@/lib/expenses/statement-dates'
import { formatOf, plainHeading } from '@/lib/expenses/statement-formats'

/** The columns of the parts of an expense in a table of cells, counted from 0; null without one. */
export interface StatementColumns extends MoneyReceived {
  /** The row with the names of the columns; what is above it is no data. */
  headingRow: number
  date: number
  description: number
  /** Money that went out, or any amount. */
  amount: number
  category: number | null
}

/** Heads in the languages of pages, by any of these words in them. */
const OWN = {
  date: new RegExp(process.env.TYPED_STATEMENT_DATE),
  description: new RegExp(process.env.TYPED_STATEMENT_DESCRIPTION),
  spent: new RegExp(process.env.TYPED_STATEMENT_SPENT),
  amount: new RegExp(
    `^(?!.*(?:${process.env.TYPED_STATEMENT_RECEIVED})).*(?:${process.env.TYPED_STATEMENT_AMOUNT})`,
  ),
  received: new RegExp(process.env.TYPED_STATEMENT_RECEIVED),
  category: new RegExp(process.env.TYPED_STATEMENT_CATEGORY),
}

type Part = 'date' | 'description' | 'amount' | 'category' | 'credit'

/** The heads of the columns in the formats of banks and other apps: the first that is there counts. */
const USUAL: Readonly<Record<Part, readonly RegExp[]>> = {
  date: [/^(?:tran|txn|trans)\w*date/, /^date(?!of)/, /date/, OWN.date],
  description: [
    /description|narration|particulars?$|particular/,
    /remarks|transactiondetails/,
    /^details|^paidto|payee|merchantname/,
    /details|note|item|activity|comment|merchant/,
    OWN.description,
  ],
  amount: [
    /^(?:debit|withdra\w*|dr)(?:amount|amt|s|dr)?$/,
    /^(?:amount|amt|cost$)/,
    /debit|withdra|amount|spent|paid/,
    OWN.spent,
    OWN.amount,
  ],
  category: [/^category/, /category/, OWN.category],
  credit: [/^(?:credit|deposit|cr)(?:amount|amt|s|cr)?$/, /credit|deposit|received|paidin/, OWN.received],
}
/** Heads that name an amount and are not what was spent or received. */
const OTHER_AMOUNT = new RegExp(
  `balance|limit|intl|foreign|reward|point|${process.env.TYPED_STATEMENT_BALANCE}`,
)
/** True for the head of one column for both directions. */
const isBoth = (head: string) =>
  (/debit|withdra|dr/.test(head) && /credit|deposit|cr/.test(head)) ||
  (OWN.spent.test(head) && OWN.received.test(head))
const FARTHEST_HEADING = 60

/** True for a cell of the kind that the head of its column promises. */
const READS: Readonly<Partial<Record<Part, (cell: string) => boolean>>> = {
  date: (cell) => statementDay(cell) !== null || statementDay(cell, 'monthFirst') !== null,
  amount: (cell) => statementAmount(cell) !== null,
  credit: (cell) => statementAmount(cell) !== null,
}

function placeOf(part: Part, heads: readonly string[], data: readonly (readonly string[])[]): number | null {
  const fits = (place: number) => {
    const head = heads[place]!
    if ((part === 'amount' || part === 'credit') && OTHER_AMOUNT.test(head)) return false
    if (part === 'credit' && isBoth(head)) return false
    const cells = data.map((row) => row[place]?.trim() ?? '').filter((cell) => cell !== '')
    const reads = READS[part]
    return !reads || cells.length === 0 || cells.some(reads)
  }
  for (const pattern of USUAL[part])
    for (const [place, head] of heads.entries()) if (pattern.test(head) && fits(place)) return place
  return null
}

/** Where a row has the heads of an expense; null without any of date, description and amount. */
function columnsIn(
  rows: readonly (readonly string[])[],
  headingRow: number,
): (Omit<StatementColumns, keyof MoneyReceived> & { credit: number | null }) | null {
  const heads = rows[headingRow]!.map(plainHeading)
  const data = rows.slice(headingRow + 1)
  const at = (part: Part) => placeOf(part, heads, data)
  const [date, description, amount] = [at('date'), at('description'), at('amount')]
  if (date === null || description === null || amount === null) return null
  if (date === description || date === amount || description === amount) return null
  const credit = at('credit')
  const category = at('category')
  return {
    headingRow,
    date,
    description,
    amount,
    category: category === description ? null : category,
    credit: credit === amount ? null : credit,
  }
}

/** The columns of the first row that looks like heads, and whose format it is; null where none does. */
export function statementColumns(
  rows: readonly (readonly string[])[],
): { format: string | null; columns: StatementColumns } | null {
  for (const [place, row] of rows.slice(0, FARTHEST_HEADING).entries()) {
    const found = columnsIn(rows, place)
    if (!found) continue
    const above = rows.slice(0, place)
    const known = formatOf(row, above)
    const isCard = known?.isCard ?? above.some((texts) => /credit\s*card/i.test(texts.join(' ')))
    const { credit, ...columns } = found
    return {
      format: known?.name ?? null,
      columns: { ...columns, ...moneyReceived(rows, { found: { ...columns, credit }, isCard }) },
    }
  }
  return null
}

/** The first row with most cells that are filled: the heads of a table in which none is known, below its titles. */
export function likelyHeadingRow(rows: readonly (readonly string[])[]): number {
  const widths = rows.slice(0, FARTHEST_HEADING).map((row) => row.filter((text) => text.trim() !== '').length)
  return Math.max(0, widths.indexOf(Math.max(0, ...widths)))
}
