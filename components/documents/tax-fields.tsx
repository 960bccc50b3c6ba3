'use client'

import { NumberCell, numeric } from '@/components/documents/number-cell'
import { Section } from '@/components/documents/section'
import { StateField } from '@/components/documents/state-field'
import { fieldsOf } from '@/components/documents/use-document'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { SelectField } from '@/components/fields/select-field'
import { chargesTax } from '@/lib/invoicing/charges-tax'
import type { Draft, Invoice, Quotation, Receipt } from '@/lib/invoicing/draft'
import { taxRate } from '@/lib/invoicing/line-numbers'
import { placeOfSupply, stateInWords, taxHeads } from '@/lib/invoicing/place-of-supply'

const SUPPLIES = {
  tax: 'Tax invoice',
  composition: 'Bill of supply (composition scheme)',
  exempt: 'Bill of supply (exempt goods or services)',
  unregistered: 'Bill without GST registration',
}

const HEADS = { sgst: 'CGST and SGST', utgst: 'CGST and UTGST', igst: 'IGST' }

export function QuotationTaxFields({ draft }: { draft: Quotation }) {
  const fields = fieldsOf(draft)
  return (
    <Section heading="Tax">
      {!draft.ratePerLine && <TaxRate draft={draft} />}
      <CheckboxField field={fields.flag('ratePerLine')} label="A tax rate for each item" />
      <PlaceOfSupply draft={draft} />
      <CheckboxField field={fields.flag('pricesInclude')} label="Rates include GST" />
      <CheckboxField field={fields.flag('specialZone')} label="Supply to a special economic zone" />
      <CheckboxField field={fields.flag('roundOff')} label="Round off to the rupee" />
    </Section>
  )
}

/** What the invoice is by law, where the supply takes place, and how tax is charged. */
export function InvoiceTaxFields({ draft }: { draft: Invoice }) {
  const fields = fieldsOf(draft)
  return (
    <Section heading="Tax">
      <SelectField field={fields.own('supply')} label="Kind of bill" options={SUPPLIES} />
      {chargesTax(draft) && (
        <>
          <PlaceOfSupply draft={draft} />
          {!draft.reverseCharge && (
            <CheckboxField field={fields.flag('pricesInclude')} label="Rates include GST" />
          )}
          <SupplyFlags draft={draft} />
        </>
      )}
      <CheckboxField field={fields.flag('roundOff')} label="Round off to the rupee" />
    </Section>
  )
}

/** The tax on an advance, if the seller may charge any. */
export function AdvanceTaxFields({ draft }: { draft: Receipt }) {
  if (!chargesTax(draft)) return null
  return (
    <Section heading="Tax">
      <TaxRate draft={draft} />
      <PlaceOfSupply draft={draft} />
      <SupplyFlags draft={draft} />
    </Section>
  )
}

function SupplyFlags({ draft }: { draft: Invoice | Receipt }) {
  const fields = fieldsOf(draft)
  return (
    <>
      <CheckboxField field={fields.flag('reverseCharge')} label="Tax payable on reverse charge" />
      <CheckboxField field={fields.flag('specialZone')} label="Supply to a special economic zone" />
    </>
  )
}

function PlaceOfSupply({ draft }: { draft: Draft }) {
  const at = stateInWords(placeOfSupply(draft))
  return (
    <StateField
      field={fieldsOf(draft).own('placeOfSupply')}
      label="Place of supply"
      none={at ? `Automatic: ${at}` : 'Within the state'}
      hint={`${HEADS[taxHeads(draft)]} will be charged`}
      abroad
    />
  )
}

/** One rate for the whole document. */
function TaxRate({ draft }: { draft: Quotation | Receipt }) {
  const field = numeric(fieldsOf(draft).own('taxRatePercent'), taxRate)
  return <NumberCell field={{ ...field, name: 'taxRate' }} label="Tax rate" percent />
}
