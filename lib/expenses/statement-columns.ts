/** Where the parts of an expense stand in a table of cells; columns count from 0, null where there is none. */
export interface StatementColumns {
  /** The row with the names of the columns; what stands above it is no data. */
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
export interface StatementFormat {
  name: string
  columns: Readonly<Record<'date' | 'description' | 'amount', readonly string[]>> &
    Readonly<Partial<Record<'category' | 'credit', readonly string[]>>>
}

/**
 * Statements as the banks' websites save them. Sources: column names in public importers, such as those of SharaLedger
 * (docs/INDIAN_BANK_FORMATS.md) and CashLens; compared on 22 November 2026.
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

/** What columns are called where the format is none of these. */
const USUAL: Readonly<Record<Part, RegExp>> = {
  date: /date|दिनांक|तारीख/,
  description: /description|narration|particulars|remarks|details|note|item|विवरण/,
  amount: /debit|withdrawal|^dr|amount|spent|paid|राशि/,
  category: /category|श्रेणी/,
  credit: /credit|deposit|^cr$/,
}

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, '')
const FARTHEST_HEADING = 40

function columnsBy(
  format: StatementFormat,
  row: readonly string[],
  headingRow: number,
): StatementColumns | null {
  const headings = row.map(plain)
  const at = (names: readonly string[] | undefined) =>
    names ? headings.findIndex((heading) => names.includes(heading)) : -1
  const { date, description, amount, category, credit } = format.columns
  const found = { date: at(date), description: at(description), amount: at(amount) }
  if (Object.values(found).includes(-1)) return null
  const orNull = (place: number) => (place === -1 ? null : place)
  return { headingRow, ...found, category: orNull(at(category)), credit: orNull(at(credit)) }
}

function columnsByUsual(row: readonly string[], headingRow: number): StatementColumns | null {
  const headings = row.map(plain)
  const at = (part: Part) => headings.findIndex((heading) => USUAL[part].test(heading))
  const found = { date: at('date'), description: at('description'), amount: at('amount') }
  if (Object.values(found).includes(-1)) return null
  const orNull = (place: number) => (place === -1 ? null : place)
  return { headingRow, ...found, category: orNull(at('category')), credit: orNull(at('credit')) }
}

/** The format whose headings stand in one of the first rows, and its columns; null where nothing looks like headings. */
export function statementColumns(
  rows: readonly (readonly string[])[],
): { format: string | null; columns: StatementColumns } | null {
  const first = rows.slice(0, FARTHEST_HEADING)
  for (const format of statementFormats)
    for (const [place, row] of first.entries()) {
      const columns = columnsBy(format, row, place)
      if (columns) return { format: format.name, columns }
    }
  for (const [place, row] of first.entries()) {
    const columns = columnsByUsual(row, place)
    if (columns) return { format: null, columns }
  }
  return null
}
