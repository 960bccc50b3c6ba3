import { useState } from 'react'
import { firstFew } from '@/components/documents/controls/first-few'
import { MoreFields } from '@/components/documents/controls/section'
import { MonthFields, type Months, useReturnMonths } from '@/components/documents/library/return-months'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { saveCsv } from '@/components/share/save-csv'
import { saveFile } from '@/components/share/save-file'
import { Button } from '@/components/ui/button'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { type Gstr1Gap, gstr1Gaps } from '@/lib/invoicing/returns/gstr1-gaps'
import type { Gstr1Table } from '@/lib/invoicing/returns/gstr1-cells'
import { filedGstins, gstr1Json } from '@/lib/invoicing/returns/gstr1-json'
import { gstr1Tables } from '@/lib/invoicing/returns/gstr1-tables'
import { plural, t } from '@/lib/language/words'

/** GSTR-1 of a month or a quarter, as files for the official offline tool. */
export function Gstr1Section() {
  const { months, setMonths } = useReturnMonths()
  const [opened, setOpened] = useState(false)
  return (
    <MoreFields summary={t('GSTR-1 files')} onOpen={() => setOpened(true)}>
      <MonthFields name="gstr1" months={months} onMonths={setMonths} />
      {opened && <Gstr1Downloads {...months} />}
    </MoreFields>
  )
}

/** Each table that has rows, with its sum and its file. */
function Gstr1Downloads({ from, to }: Months) {
  const documents = useStore(documentStore, (state) => state.documents)
  const tables = gstr1Tables(documents, `${from}-01`, `${to}-31`).filter(({ rows }) => rows.length > 0)
  const taxablePaise = tables.reduce(
    (sum, table) => (table.taxablePaise === null ? sum : sum + table.taxablePaise),
    0,
  )
  if (tables.length === 0)
    return <p className="mt-2">{t('No finished invoice, note or advance in these months.')}</p>
  return (
    <>
      <Gaps gaps={gstr1Gaps(documents, `${from}-01`, `${to}-31`)} />
      <ul className="card px-4" aria-label={t('GSTR-1 tables')}>
        {tables.map((table) => (
          <li
            key={table.name}
            className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 last:border-b-0"
          >
            <b className="min-w-0 flex-1">{table.name}</b>
            <span className="text-soft tabular-nums">{extentOf(table)}</span>
            <Button
              variant="quiet"
              aria-label={t('Save {0}', table.name)}
              onClick={() =>
                saveCsv(`gstr1-${from}-${fileName(table.name)}`, [table.headings, ...table.rows])
              }
            >
              {t('Save CSV')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-2" role="status">
        {t('Taxable and exempt value of all tables: {0}', rupeesFromPaise(taxablePaise))}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {filedGstins(documents, `${from}-01`, `${to}-31`).map((gstin) => (
          <Button
            key={gstin}
            variant="outline"
            onClick={() =>
              saveFile(
                `gstr1-${gstin}-${to}.json`,
                'application/json',
                JSON.stringify(gstr1Json(documents, { gstin, from: `${from}-01`, to: `${to}-31` })),
              )
            }
          >
            {t('Save JSON of {0}', gstin)}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-sm text-soft">
        {t(
          'The JSON file is in version GST3.2.3 of the offline tool’s format. Open it in the tool before you upload it, so that the tool checks it. Purchases are not kept here, so there is no register of them.',
        )}
      </p>
      <p className="mt-2 text-sm text-soft">
        {t(
          'The columns are those of the Excel template of the Returns Offline Tool. GSTN changes the template from time to time and we could not compare these files with its newest version, so check the headings when you import them. Numbers missing within a series count as cancelled. Advances come from your receipt vouchers: “at” has those without an invoice in these months, “atadj” earlier ones whose invoice is of these months, both without the tax. Tax on an advance is due for services, not for goods. Supplies through e-commerce are not included. Amendments of earlier months (tables 9A, 9C and 10) are in the JSON file alone.',
        )}
      </p>
    </>
  )
}

/** '3 rows, taxable ₹12,000.00' */
function extentOf({ rows, taxablePaise }: Gstr1Table): string {
  const count = plural(rows.length, String(rows.length), '{0} row', '{0} rows')
  return taxablePaise === null ? count : t('{0}, taxable {1}', count, rupeesFromPaise(taxablePaise))
}

const GAPS: Record<Gstr1Gap['kind'], string> = {
  number: t(
    'Numbers that the portal does not accept, above 16 characters or with other signs than letters, digits, hyphens and slashes:',
  ),
  hsn: t('Items without an HSN or SAC code of 4, 6 or 8 digits, which the portal does not accept:'),
  exemption: t('Items at 0% without a tax status, reported as nil-rated:'),
  clientGstin: t('A client’s GSTIN with a mistake, so reported as a sale to a consumer:'),
  headsInDoubt: t('Tax that depends on a GSTIN with a mistake:'),
}

const MOST_NUMBERS = 12

/** The gaps to be corrected before the files are used. */
function Gaps({ gaps }: { gaps: readonly Gstr1Gap[] }) {
  if (gaps.length === 0) return null
  return (
    <div className="card border-bad bg-bad-soft p-3">
      <p className="font-semibold">{t('Correct these before you use the files')}</p>
      <ul className="mt-1 grid gap-1">
        {gaps.map(({ kind, numbers }) => (
          <li key={kind}>
            {GAPS[kind]} {firstFew(numbers, MOST_NUMBERS)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const fileName = (name: string) => name.replace(/[^a-z0-9]+/g, '-').replace(/-$/, '')
