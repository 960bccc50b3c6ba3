import { useStore } from 'zustand'
import { askedTable } from '@/components/documents/form/asked-table'
import { ADD_ITEM_ID, addFreight, addLineAt } from '@/components/documents/form/line-changes'
import { LineFields } from '@/components/documents/form/line-fields'
import { LazyMoreFields, Section } from '@/components/documents/controls/section'
import { Suggestions } from '@/components/fields/suggestions'
import type { DocumentFormProps } from '@/components/documents/controls/field-messages'
import { useKnownItems } from '@/components/documents/form/use-contacts'
import { Button } from '@/components/ui/button'
import { LazyPart } from '@/components/ui/lazy-part'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { currencyOf } from '@/lib/invoicing/tax/export-currency'
import { mayBeExempt } from '@/lib/invoicing/tax/exemption-of'
import { isRegistrationOpen } from '@/lib/invoicing/model/registration'
import { isOffer, type ItemDocument } from '@/lib/invoicing/document/document'
import { MOST_LINES } from '@/lib/invoicing/model/blank-line'
import { t } from '@/lib/language/words'

const loadExtras = () => import('@/components/documents/details/line-extras').then((module) => module.default)
const loadColumns = () =>
  import('@/components/documents/form/pasted-columns').then((module) => module.default)

/** The lines of a document: typed, pasted, added, removed and reordered. */
export function LineItems({ doc, messages }: DocumentFormProps<ItemDocument>) {
  const { kind, lines } = doc
  const items = useKnownItems()
  const asked = useStore(askedTable)
  const currency = currencyOf(doc)?.currency
  // Rates may be typed before it is known whether they are charged.
  const taxed = (chargesTax(doc) || isRegistrationOpen(doc)) && (!isOffer(doc) || doc.ratePerLine)
  return (
    <Section heading={t('Items')}>
      <p className="text-sm text-soft">
        <span className="doc-keys">{`${t('Press Enter to add an item below, Alt with ↑ or ↓ to move it.')} `}</span>
        {t('Paste rows copied from a spreadsheet into a description to add them all.')}
      </p>
      {lines.map((line, place) => (
        <LineFields
          key={line.id}
          kind={kind}
          line={line}
          place={place}
          last={place === lines.length - 1}
          taxed={taxed}
          mayBeExempt={mayBeExempt(doc, line)}
          currency={currency}
          unitList={doc.id === '' ? undefined : 'known-units'}
          itemNamed={items.named}
          hsnProblem={messages.lines.get(line.id)?.hsn ?? null}
          rateProblem={messages.lines.get(line.id)?.taxRatePercent ?? null}
        />
      ))}
      {asked && (
        <LazyPart
          what={t('The copied rows')}
          load={loadColumns}
          props={{ kind, docId: doc.id, ...asked }}
          key={asked.number}
        />
      )}
      {lines.length < MOST_LINES && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button id={ADD_ITEM_ID} variant="outline" onClick={() => addLineAt(kind, lines.length)}>
            {t('Add item')}
          </Button>
          <Button variant="quiet" onClick={() => void addFreight(kind)}>
            {t('Add freight')}
          </Button>
        </div>
      )}
      <LazyMoreFields
        summary={t('Barcode, discount, charges, order, own columns')}
        load={loadExtras}
        props={{ doc, messages }}
      />
      <Suggestions id="known-items" texts={items.names} />
    </Section>
  )
}
