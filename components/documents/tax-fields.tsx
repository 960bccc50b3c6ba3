'use client'

import { CheckboxField } from '@/components/fields/checkbox-field'
import { PercentField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import { Section } from '@/components/documents/section'
import { StateField } from '@/components/documents/state-field'
import type { DocumentFields } from '@/components/documents/use-document'
import type { Draft } from '@/lib/invoicing/draft'
import { lineCells } from '@/lib/invoicing/line-numbers'
import { placeOfSupply, stateInWords, taxHeads } from '@/lib/invoicing/place-of-supply'
import { chargesTax } from '@/lib/invoicing/totals'

const SUPPLIES = {
  tax: 'Tax invoice',
  composition: 'Bill of supply (composition scheme)',
  exempt: 'Bill of supply (exempt goods or services)',
  unregistered: 'Bill without GST registration',
}

const HEADS = { sgst: 'CGST and SGST', utgst: 'CGST and UTGST', igst: 'IGST' }

/** What kind of bill it is, where the supply takes place, and how tax is reckoned. */
export function TaxFields({ draft, fields }: { draft: Draft; fields: DocumentFields }) {
  const { kind } = draft
  const charged = chargesTax(draft)
  const at = stateInWords(placeOfSupply(draft))
  return (
    <Section heading="Tax">
      {kind === 'invoice' && (
        <SelectField field={fields.own('supply')} label="Kind of bill" options={SUPPLIES} />
      )}
      {charged && kind !== 'invoice' && <TaxRate draft={draft} fields={fields} />}
      {charged && (
        <>
          <StateField
            field={fields.own('placeOfSupply')}
            label="Place of supply"
            none={at ? `As it follows: ${at}` : 'Within the state'}
            hint={`${HEADS[taxHeads(draft)]} will be charged`}
            abroad
          />
          {kind !== 'receipt' && (
            <CheckboxField field={fields.flag('pricesInclude')} label="Rates include GST" />
          )}
          {kind !== 'quotation' && (
            <CheckboxField field={fields.flag('reverseCharge')} label="Tax payable on reverse charge" />
          )}
          <CheckboxField field={fields.flag('specialZone')} label="Supply to a special economic zone" />
        </>
      )}
      {kind !== 'receipt' && <CheckboxField field={fields.flag('roundOff')} label="Round off to the rupee" />}
    </Section>
  )
}

/** One rate for the whole document; a quotation may have one for each item in its place. */
function TaxRate({ draft, fields }: { draft: Draft; fields: DocumentFields }) {
  const reading = lineCells.taxRatePercent.read(draft.taxRatePercent)
  const rate = fields.own('taxRatePercent', reading.ok ? null : reading.problem)
  return (
    <>
      {!draft.ratePerLine && <PercentField field={{ ...rate, name: 'taxRate' }} label="Tax rate" />}
      {draft.kind === 'quotation' && (
        <CheckboxField field={fields.flag('ratePerLine')} label="A tax rate for each item" />
      )}
    </>
  )
}
