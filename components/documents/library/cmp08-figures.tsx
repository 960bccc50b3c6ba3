import { useState } from 'react'
import { FieldPair } from '@/components/documents/controls/section'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { DateField } from '@/components/fields/date-field'
import { SelectField } from '@/components/fields/select-field'
import { useToday } from '@/components/hooks/use-today'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { binding } from '@/components/tool-form/binding'
import { monthInWords } from '@/lib/format/days'
import { type Cmp08, cmp08, compositionGstins, quarterOf } from '@/lib/invoicing/returns/cmp08'
import type { CompositionTrade } from '@/lib/rules/gst/composition-rates'
import { t } from '@/lib/language/words'

const TRADES: Record<CompositionTrade, string> = {
  trader: t('Trader'),
  manufacturer: t('Manufacturer'),
  restaurant: t('Restaurant'),
  service: t('Services (section 10(2A))'),
}

/** Table 3 of CMP-08 for the quarter of a month, of each GSTIN. */
export function Cmp08Figures() {
  const documents = useStore(documentStore, (state) => state.documents)
  const today = useToday().slice(0, 7)
  const [chosen, setMonth] = useState('')
  const [trade, setTrade] = useState<CompositionTrade>('trader')
  const month = chosen || today
  const quarter = quarterOf(month)
  const [from, to] = [`${quarter.from}-01`, `${quarter.to}-31`]
  const gstins = compositionGstins(documents, from, to)
  return (
    <>
      <FieldPair>
        <DateField
          field={binding('cmp08Month', month, setMonth)}
          label={t('A month of the quarter')}
          precision="month"
        />
        <SelectField
          field={binding('cmp08Trade', trade, (text) => setTrade(text as CompositionTrade))}
          label={t('Kind of business')}
          options={TRADES}
        />
      </FieldPair>
      {gstins.length === 0 && (
        <p className="mt-2">{t('No bill of supply of the composition scheme in this quarter.')}</p>
      )}
      {gstins.map((gstin) => (
        <OneGstin
          key={gstin}
          name={
            t('CMP-08 of {0} to {1}', monthInWords(quarter.from), monthInWords(quarter.to)) +
            (gstin && `, ${gstin}`)
          }
          figures={cmp08(documents, { gstin, trade, from, to })}
        />
      ))}
      {gstins.length > 0 && (
        <p className="mt-2 text-sm text-soft">
          {t(
            'These are figures to type: there is no public format of a file for CMP-08. A trader pays on taxable goods alone, so take exempt ones off. Purchases under reverse charge change row 2, and interest row 4; neither is kept here.',
          )}
        </p>
      )}
    </>
  )
}

const COLUMNS: readonly Column<Cmp08 & { name: string }>[] = [
  { heading: t('Supplies'), as: 'text', cell: ({ name }) => name },
  { heading: t('Value of supplies'), as: 'paise', cell: ({ valuePaise }) => valuePaise, answer: true },
  { heading: 'CGST', as: 'paise', cell: ({ cgstPaise }) => cgstPaise },
  { heading: 'SGST/UTGST', as: 'paise', cell: ({ sgstPaise }) => sgstPaise },
]

interface OneGstinProps {
  name: string
  figures: Cmp08 | null
}

function OneGstin({ name, figures }: OneGstinProps) {
  if (!figures) return <p className="mt-2">{t('The rates of that quarter are not known here.')}</p>
  const row = { ...figures, name: t('Row 1: outward supplies') }
  return (
    <section className="mt-2">
      <h3 className="font-semibold">{name}</h3>
      <ResultTable caption={name} columns={COLUMNS} rows={[row]} wordy whole />
    </section>
  )
}
