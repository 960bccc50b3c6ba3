'use client'

import { CheckboxField } from '@/components/fields/checkbox-field'
import { SelectField } from '@/components/fields/select-field'
import { NumberCell } from '@/components/documents/number-cell'
import { Section } from '@/components/documents/section'
import { StateField } from '@/components/documents/state-field'
import { useEngine } from '@/components/documents/use-engine'
import type { DocumentFields } from '@/components/documents/use-document'
import { chargesTax } from '@/lib/invoicing/charges-tax'
import type { Draft } from '@/lib/invoicing/draft'

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
  // Nothing to choose: an advance to a seller who may not charge GST.
  if (kind === 'receipt' && !charged) return null
  return (
    <Section heading="Tax">
      {kind === 'invoice' && (
        <SelectField field={fields.own('supply')} label="Kind of bill" options={SUPPLIES} />
      )}
      {charged && <ChargedTax draft={draft} fields={fields} />}
      {kind !== 'receipt' && <CheckboxField field={fields.flag('roundOff')} label="Round off to the rupee" />}
    </Section>
  )
}

/** Rate and place, where tax is charged at all. */
function ChargedTax({ draft, fields }: { draft: Draft; fields: DocumentFields }) {
  const { kind } = draft
  const supply = useEngine()?.supply(draft)
  return (
    <>
      {kind !== 'invoice' && <TaxRate draft={draft} fields={fields} />}
      <StateField
        field={fields.own('placeOfSupply')}
        label="Place of supply"
        none={supply?.at ? `Automatic: ${supply.at}` : 'Within the state'}
        hint={`${HEADS[supply ? supply.heads : 'sgst']} will be charged`}
        abroad
      />
      {kind !== 'receipt' && !draft.reverseCharge && (
        <CheckboxField field={fields.flag('pricesInclude')} label="Rates include GST" />
      )}
      {kind !== 'quotation' && (
        <CheckboxField field={fields.flag('reverseCharge')} label="Tax payable on reverse charge" />
      )}
      <CheckboxField field={fields.flag('specialZone')} label="Supply to a special economic zone" />
    </>
  )
}

/** One rate for the whole document; a quotation may have one for each item in its place. */
function TaxRate({ draft, fields }: { draft: Draft; fields: DocumentFields }) {
  const engine = useEngine()
  const problem = engine ? engine.numberProblem('taxRatePercent', draft.taxRatePercent) : null
  const rate = fields.own('taxRatePercent', problem)
  return (
    <>
      {!draft.ratePerLine && <NumberCell field={{ ...rate, name: 'taxRate' }} label="Tax rate" percent />}
      {draft.kind === 'quotation' && (
        <CheckboxField field={fields.flag('ratePerLine')} label="A tax rate for each item" />
      )}
    </>
  )
}
