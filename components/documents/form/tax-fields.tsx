import type { DocumentFormProps } from '@/components/documents/controls/field-messages'
import { NumberCell, numericField } from '@/components/documents/controls/number-cell'
import { LazyMoreFields, Section } from '@/components/documents/controls/section'
import { stateByCode } from '@/components/documents/controls/state-name'
import { SUPPLIES } from '@/components/documents/controls/supply-names'
import { TAX_HEAD_NAMES } from '@/components/documents/controls/tax-heads'
import { bindDocumentFields } from '@/components/documents/store/use-document'
import { LazyPart } from '@/components/ui/lazy-part'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import {
  type BusinessDocument,
  hasItems,
  isOffer,
  isSupply,
  type OfferDocument,
} from '@/lib/invoicing/document/document'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { isUnregistered } from '@/lib/invoicing/model/document-groups'
import { isAtZero } from '@/lib/invoicing/tax/exemption-of'
import { taxRate } from '@/lib/invoicing/model/line-numbers'
import { isZeroRated, placeOfSupply, taxHeads } from '@/lib/invoicing/tax/place-of-supply'
import { t } from '@/lib/language/words'

const loadOptions = () =>
  import('@/components/documents/details/tax-options').then((module) => module.default)
const loadZeroRated = () =>
  import('@/components/documents/details/zero-rated-fields').then((module) => module.default)

/** The one rate of a document, and the tax terms behind what is chosen of them. */
export function TaxFields({ doc, messages }: DocumentFormProps) {
  const isTaxed = chargesTax(doc)
  return (
    <Section heading={t('Tax')}>
      {(doc.kind === 'receipt' || (isOffer(doc) && !doc.ratePerLine)) && (
        <TaxRate doc={doc} messages={messages} />
      )}
      <LazyMoreFields
        summary={chosenTerms(doc)}
        open={messages.supply !== undefined}
        load={loadOptions}
        props={{ doc, messages }}
      />
      {(isTaxed || isUnregistered(doc)) && isZeroRated(doc) && (
        <LazyPart what={t('The fields of the export')} load={loadZeroRated} props={{ doc }} />
      )}
    </Section>
  )
}

/** 'Tax invoice · Maharashtra · CGST and SGST · Round off to the rupee' */
function chosenTerms(doc: BusinessDocument): string {
  return [
    isSupply(doc) && SUPPLIES[doc.supply],
    ...(chargesTax(doc) ? chargedTerms(doc) : []),
    hasItems(doc) && t(doc.roundOff ? 'Round off to the rupee' : 'Not rounded off'),
  ]
    .filter(Boolean)
    .join(' · ')
}

const chargedTerms = (doc: BusinessDocument) => [
  stateByCode(placeOfSupply(doc)) || t('Within the state'),
  TAX_HEAD_NAMES[taxHeads(doc)],
  doc.reverseCharge
    ? t('Tax payable on reverse charge')
    : hasItems(doc) && doc.pricesInclude && t('Rates include GST'),
]

/** One rate for the whole document. */
function TaxRate({ doc, messages }: DocumentFormProps<OfferDocument | Receipt>) {
  const field = numericField(bindDocumentFields(doc).own('taxRatePercent'), taxRate)
  const problem = field.problem ?? messages.taxRate ?? null
  return (
    <NumberCell
      field={{ ...field, name: 'taxRate', problem }}
      label={t('Tax rate')}
      hint={
        isOffer(doc) && isAtZero(doc)
          ? t('No GST is added. An invoice made from this asks for the rate.')
          : undefined
      }
      percent
    />
  )
}
