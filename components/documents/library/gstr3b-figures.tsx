import { stateByCode } from '@/components/documents/controls/state-name'
import { MonthFields, useReturnMonths } from '@/components/documents/library/return-months'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { saveFile } from '@/components/share/save-file'
import { Button } from '@/components/ui/button'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { amendedDocuments } from '@/lib/invoicing/returns/gstr1-amendments'
import { filedGstins } from '@/lib/invoicing/returns/gstr1-json'
import { type Gstr3b, gstr3b, gstr3bJson, isBelowZero } from '@/lib/invoicing/returns/gstr3b'
import type { TaxSums } from '@/lib/invoicing/tax/totals'
import { t } from '@/lib/language/words'

/** Tables 3.1 and 3.2 of GSTR-3B for each GSTIN, as figures to type and as a file. */
export function Gstr3bFigures() {
  const documents = useStore(documentStore, (state) => state.documents)
  const { months, setMonths } = useReturnMonths()
  const [from, to] = [`${months.from}-01`, `${months.to}-31`]
  const gstins = filedGstins(documents, from, to)
  return (
    <>
      <MonthFields name="gstr3b" months={months} onMonths={setMonths} />
      {gstins.length === 0 && (
        <p className="mt-2">{t('No finished invoice, note or advance in these months.')}</p>
      )}
      {gstins.map((gstin) => (
        <OneGstin
          key={gstin}
          gstin={gstin}
          period={months.to}
          figures={gstr3b(documents, { gstin, from, to })}
        />
      ))}
      {amendedDocuments(documents, from, to).length > 0 && (
        <p className="mt-2 text-sm">
          {t(
            'Amendments of earlier months change these figures by their difference, which is not known here.',
          )}
        </p>
      )}
      {gstins.length > 0 && (
        <p className="mt-2 text-sm text-soft">
          {t(
            'The portal fills in tables 3.1 and 3.2 from your GSTR-1 and locks them: compare them with these figures. Of purchases only self-invoices are kept here: others under reverse charge add to 3.1(d), and the credit on purchases changes table 4 and what you pay.',
          )}
        </p>
      )}
    </>
  )
}

interface OneGstinProps {
  gstin: string
  /** 'YYYY-MM' of the last month. */
  period: string
  figures: Gstr3b
}

function OneGstin({ gstin, period, figures }: OneGstinProps) {
  return (
    <section className="mt-2">
      <h3 className="font-semibold">{gstin}</h3>
      <ResultTable
        caption={t('Table 3.1 of {0}', gstin)}
        columns={SUPPLY_COLUMNS}
        rows={supplyRows(figures)}
        wordy
        whole
      />
      {figures.unregistered.length + figures.uin.length > 0 && (
        <ResultTable
          caption={t('Table 3.2 of {0}', gstin)}
          columns={PLACE_COLUMNS}
          rows={placeRows(figures)}
          wordy
          whole
        />
      )}
      {figures.reverseChargePaise !== 0 && (
        <p className="mt-2 text-sm">
          {t(
            'On {0} the clients pay the tax under reverse charge. It is in table 4B of GSTR-1 and not in these figures.',
            rupeesFromPaise(figures.reverseChargePaise),
          )}
        </p>
      )}
      {isBelowZero(figures) && (
        <p className="mt-2 text-sm">
          {t(
            'Credit notes come to more than the supplies in a row. The portal fills in 0 there, and so does the file.',
          )}
        </p>
      )}
      <Button
        variant="outline"
        className="mt-2"
        onClick={() =>
          saveFile(
            `gstr3b-${gstin}-${period}.json`,
            'application/json',
            JSON.stringify(gstr3bJson(figures, gstin, period)),
          )
        }
      >
        {t('Save GSTR-3B JSON of {0}', gstin)}
      </Button>
    </section>
  )
}

interface SupplyRow extends Partial<TaxSums> {
  name: string
}

const supplyRows = (figures: Gstr3b): SupplyRow[] => [
  { name: t('3.1(a) Taxable, other than zero-rated'), ...figures.taxable },
  { name: t('3.1(b) Zero-rated: exports and SEZ'), ...figures.zeroRated },
  { name: t('3.1(c) Nil-rated and exempt'), taxableMinor: figures.exemptPaise },
  ...(figures.inward.taxableMinor > 0
    ? [{ name: t('3.1(d) Reverse charge, by self-invoices'), ...figures.inward }]
    : []),
  { name: t('3.1(e) Outside GST'), taxableMinor: figures.nonGstPaise },
]

const paiseOf = (part: keyof TaxSums) => (row: SupplyRow) => row[part] ?? null

const SUPPLY_COLUMNS: readonly Column<SupplyRow>[] = [
  { heading: t('Supplies'), as: 'text', cell: ({ name }) => name },
  { heading: t('Taxable value'), as: 'paise', cell: paiseOf('taxableMinor'), answer: true },
  { heading: 'IGST', as: 'paise', cell: paiseOf('igstMinor') },
  { heading: 'CGST', as: 'paise', cell: paiseOf('cgstMinor') },
  { heading: 'SGST/UTGST', as: 'paise', cell: paiseOf('sgstMinor') },
]

interface PlaceRow {
  name: string
  taxablePaise: number
  igstPaise: number
}

const placeRows = ({ unregistered, uin }: Gstr3b): PlaceRow[] => [
  ...unregistered.map((row) => ({ ...row, name: t('Without registration: {0}', stateByCode(row.place)) })),
  ...uin.map((row) => ({ ...row, name: t('Holder of a UIN: {0}', stateByCode(row.place)) })),
]

const PLACE_COLUMNS: readonly Column<PlaceRow>[] = [
  { heading: t('3.2 To other states'), as: 'text', cell: ({ name }) => name },
  { heading: t('Taxable value'), as: 'paise', cell: ({ taxablePaise }) => taxablePaise, answer: true },
  { heading: 'IGST', as: 'paise', cell: ({ igstPaise }) => igstPaise },
]
