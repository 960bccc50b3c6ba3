/** The columns of the parts of an expense in a table of cells, counted from 0; null without one. */
export interface StatementColumns {
  /** The row with the names of the columns; what is above it is no data. */
  headingRow: number
  date: number
  description: number
  /** Money that went out, or any amount. */
  amount: number
  category: number | null
  /** Money that came in; rows with it and without an amount are no expenses. */
  credit: number | null
}

type Part = 'date' | 'description' | 'amount' | 'category' | 'credit'

/** A format by the names of its columns, as banks write them: letters and digits alone, small. */
interface StatementFormat {
  name: string
  columns: Readonly<Partial<Record<Part, readonly string[]>>>
}

/**
 * The day on which this list was last checked, for `npm run data stale`.
 * @public
 */
export const statementFormatsCheckedOn = '2026-11-22'

/**
 * Statements as the banks' websites save them. Sources: column names in public importers, such as those of SharaLedger
 * (docs/INDIAN_BANK_FORMATS.md) and CashLens.
 */
const statementFormats: readonly StatementFormat[] = [
  {
    name: 'This site',
    columns: { date: ['date'], description: ['description'], amount: ['amount'], category: ['category'] },
  },
  {
    name: 'HDFC Bank',
    columns: {
      date: ['date'],
      description: ['narration'],
      amount: ['debitamount', 'withdrawalamt', 'withdrawalamount'],
      credit: ['creditamount', 'depositamt', 'depositamount'],
    },
  },
  {
    name: 'State Bank of India',
    columns: {
      date: ['txndate'],
      description: ['description'],
      amount: ['debit'],
      credit: ['credit'],
    },
  },
  {
    name: 'ICICI Bank',
    columns: {
      date: ['transactiondate'],
      description: ['transactionremarks'],
      amount: ['withdrawalamountinr', 'withdrawalamount'],
      credit: ['depositamountinr', 'depositamount'],
    },
  },
  {
    name: 'Axis Bank',
    columns: {
      date: ['trandate', 'transactiondate'],
      description: ['particulars'],
      amount: ['dr', 'debit'],
      credit: ['cr', 'credit'],
    },
  },
]

/** The headings of the columns in the formats of banks and other apps. */
const USUAL: Readonly<Record<Part, RegExp>> = {
  date: /date|दिनांक|तारीख/,
  description: /description|narration|particulars|remarks|details|note|item|विवरण/,
  amount: /debit|withdrawal|^dr|amount|spent|paid|राशि/,
  category: /category|श्रेणी/,
  credit: /credit|deposit|^cr$/,
}

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, '')
const FARTHEST_HEADING = 40

/** Where a row has the headings of an expense; null without any of date, description and amount. */
function columnsIn(
  row: readonly string[],
  headingRow: number,
  isHeading: (part: Part, heading: string) => boolean,
): StatementColumns | null {
  const headings = row.map(plain)
  const at = (part: Part) => {
    const place = headings.findIndex((heading) => isHeading(part, heading))
    return place === -1 ? null : place
  }
  const [date, description, amount] = [at('date'), at('description'), at('amount')]
  if (date === null || description === null || amount === null) return null
  return { headingRow, date, description, amount, category: at('category'), credit: at('credit') }
}

const knownFormats = [
  ...statementFormats.map(({ name, columns }) => ({
    name,
    isHeading: (part: Part, heading: string) => columns[part]?.includes(heading) ?? false,
  })),
  { name: null, isHeading: (part: Part, heading: string) => USUAL[part].test(heading) },
]

/** The format whose headings are in one of the first rows, and its columns; null where nothing looks like headings. */
export function statementColumns(
  rows: readonly (readonly string[])[],
): { format: string | null; columns: StatementColumns } | null {
  for (const { name, isHeading } of knownFormats)
    for (const [place, row] of rows.slice(0, FARTHEST_HEADING).entries()) {
      const columns = columnsIn(row, place, isHeading)
      if (columns) return { format: name, columns }
    }
  return null
}
