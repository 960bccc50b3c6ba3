import { useState } from 'react'
import { useStore } from 'zustand'
import { FieldPair } from '@/components/documents/controls/section'
import {
  dayInDigits,
  shownParticulars,
  statementLines,
} from '@/components/documents/ledger/statement-entries'
import { loadPaperWords } from '@/components/documents/paper/load-paper-words'
import { clientStem, languageOf, statementPaper } from '@/components/documents/ledger/statement-paper'
import { documentStore } from '@/components/documents/store/document-store'
import { DateField } from '@/components/fields/date-field'
import { SelectField } from '@/components/fields/select-field'
import { useToday } from '@/components/hooks/use-today'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { saveCsv } from '@/components/share/save-csv'
import { saveFile } from '@/components/share/save-file'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { showError } from '@/components/ui/toast-store'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Account } from '@/lib/invoicing/ledger/accounts'
import { type Statement, statementOf, type StatementRow } from '@/lib/invoicing/ledger/statement'
import { financialYearStart } from '@/lib/invoicing/model/numbering'
import { nameOf, t } from '@/lib/language/words'

interface Period {
  from: string
  to: string
}

export const accountName = ({ client }: Pick<Account, 'client'>): string =>
  client.name.trim() || t('Without a name')

/** The account of one client over a period: on the page, as a PDF and for spreadsheets. */
export function ClientStatement({ accounts }: { accounts: readonly Account[] }) {
  const today = useToday()
  const [key, setKey] = useState<string | null>(null)
  const [period, setPeriod] = useState<Period | null>(null)
  const { from, to } = period ?? { from: `${financialYearStart(today)}-04-01`, to: today }
  const account = accounts.find((one) => one.key === key) ?? accounts[0]
  if (!account) return null
  // The empty name needs an option of its own.
  const options = Object.fromEntries(accounts.map((one) => [`client ${one.key}`, accountName(one)]))
  return (
    <>
      <SelectField
        field={binding('ledgerClient', `client ${account.key}`, (text) =>
          setKey(text.slice('client '.length)),
        )}
        label={t('Client')}
        options={options}
      />
      <FieldPair>
        <DateField
          field={binding('ledgerFrom', from, (text) => setPeriod({ from: text, to }))}
          label={t('Statement from')}
        />
        <DateField
          field={binding('ledgerTo', to, (text) => setPeriod({ from, to: text }))}
          label={t('Statement to')}
        />
      </FieldPair>
      {from === '' || to === '' || from > to ? (
        <p role="status" className="mt-2">
          {t('Choose the first and the last day of the statement.')}
        </p>
      ) : (
        <StatementParts account={account} from={from} to={to} />
      )}
    </>
  )
}

const sideOf = (paise: number) => (paise === 0 ? null : paise)

const COLUMNS: readonly Column<StatementRow>[] = [
  { heading: t('Entry'), as: 'text', cell: (row) => `${dayInDigits(row.date)} ${shownParticulars(row)}` },
  { heading: t('Debit'), as: 'paise', cell: ({ debitPaise }) => sideOf(debitPaise) },
  { heading: t('Credit'), as: 'paise', cell: ({ creditPaise }) => sideOf(creditPaise) },
  {
    heading: nameOf('document-words', 'Balance'),
    as: 'paise',
    cell: ({ balancePaise }) => balancePaise,
    answer: true,
  },
]

/** A balance in a sentence. */
const balanceSentence = (name: string, paise: number) =>
  paise < 0
    ? t('{0} (paid in advance): {1}', name, rupeesFromPaise(-paise))
    : `${name}: ${rupeesFromPaise(paise)}`

function StatementParts({ account, from, to }: Period & { account: Account }) {
  const statement = statementOf(account, from, to)
  const { rows, openingPaise, debitPaise, creditPaise, closingPaise } = statement
  const stem = `statement-${clientStem(account.client.name)}-${from}-to-${to}`
  return (
    <>
      <p className="mt-3">{balanceSentence(t('Opening balance'), openingPaise)}</p>
      {rows.length > 0 ? (
        <ResultTable
          caption={t('Account of {0}', accountName(account))}
          columns={COLUMNS}
          rows={rows}
          wordy
        />
      ) : (
        <p>{t('No invoice, note or receipt in this period.')}</p>
      )}
      <p role="status" className="mt-2">
        {`${t('Debit {0}, credit {1}.', rupeesFromPaise(debitPaise), rupeesFromPaise(creditPaise))} `}
        <b>{balanceSentence(nameOf('document-words', 'Closing balance'), closingPaise)}</b>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <StatementPdf {...{ account, statement, from, to, stem }} />
        <Button variant="outline" onClick={() => saveCsv(stem, statementLines(statement, from, to))}>
          {t('Statement (CSV)')}
        </Button>
      </div>
    </>
  )
}

interface StatementPdfProps extends Period {
  account: Account
  statement: Statement
  stem: string
}

/** The code that draws the PDF is loaded with the first one. */
function StatementPdf({ account, statement, from, to, stem }: StatementPdfProps) {
  const pictures = useStore(documentStore, (state) => state.pictures)
  const [making, setMaking] = useState(false)
  const make = async () => {
    setMaking(true)
    try {
      const { documentPdf } = await import('@/components/documents/pdf/document-pdf')
      const paper = statementPaper(account, {
        statement,
        from,
        to,
        wording: await loadPaperWords(languageOf(account)),
      })
      const file = await documentPdf([paper], pictures, 'one')
      saveFile(`${stem}.pdf`, file.type, file)
    } catch {
      // A script or a font did not load; the next try asks for it again.
      showError(t('The PDF could not be made'), t('Check your connection and try again.'))
    } finally {
      setMaking(false)
    }
  }
  return (
    <Button onClick={make} disabled={making} aria-busy={making}>
      {t(making ? 'Making the PDF…' : 'Statement (PDF)')}
    </Button>
  )
}
