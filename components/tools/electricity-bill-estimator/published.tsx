import { useState } from 'react'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { RowsField } from '@/components/fields/rows-field'
import { RuleNote } from '@/components/results/rule-note'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { type electricityInputs, type ElectricityState, ownSlabs } from '@/lib/energy/electricity'
import { askedNames, isKnown, tariffRow } from '@/lib/energy/electricity-published'
import { savedTariff } from '@/lib/energy/own-tariff'
import { monthName } from '@/lib/format/durations'
import { electricityTariffs, type KnownState, unknownTariffs } from '@/lib/rules/energy/electricity-tariffs'

// What the form needs for a published tariff: one part, fetched once the form differs from a fresh page.
export { billByOwnSlabs, billByTariff, isKnown, monthPaise } from '@/lib/energy/electricity-published'

interface PublishedFieldsProps {
  inputs: ToolInputs<typeof electricityInputs>
  state: ElectricityState
}

/** What the tariff of a state asks besides the units. */
export function PublishedFields({ inputs: { field }, state }: PublishedFieldsProps) {
  if (!isKnown(state)) return null
  const tariff = tariffRow(state).value
  const asked = new Set(askedNames(tariff))
  return (
    <>
      {asked.has('period') && (
        <ChoiceField
          field={field('period')}
          label="The bill covers"
          options={{ usual: 'Two months', month: 'One month' }}
        />
      )}
      {asked.has('area') && (
        <ChoiceField
          field={field('area')}
          label="The home is in"
          options={{ urban: 'A town', rural: 'A village' }}
        />
      )}
      {asked.has('load') && (
        <PlainNumberField
          field={field('load')}
          label="Sanctioned load"
          unit="kW"
          hint="Printed on the bill; the fixed charge depends on it"
        />
      )}
      {asked.has('subsidy') && (
        <CheckboxField field={field('subsidy')} label="I am enrolled for the state’s subsidy" />
      )}
      <FoldedFields
        summary="From your last bill"
        {...wordsOfSet([
          [field('fuelPerUnit'), (text) => `fuel ₹${text} a unit`],
          [field('fuelPercent'), (text) => `fuel ${text}%`],
          [field('other'), (text) => `other charges ₹${text}`],
        ])}
      >
        <AmountField
          field={field('fuelPerUnit')}
          label="Fuel charge per unit"
          hint={
            tariff.fuelPerUnit === null
              ? 'FAC, FPPCA or similar; leave empty if there is none'
              : `Defaults to ₹${tariff.fuelPerUnit.toFixed(2)}`
          }
        />
        <PercentField
          field={field('fuelPercent')}
          label="Fuel charge in %"
          hint="FPPAS or PPAC, of energy and fixed charge"
        />
        <AmountField
          field={field('other')}
          label="Other charges"
          hint="Meter rent, customer charge, arrears"
        />
      </FoldedFields>
    </>
  )
}

const SAVED = 'Saved on this device.'
const NOT_SAVED =
  'Your browser has no room left, or blocks site storage. The link to this page keeps the slabs.'
const NONE = 'No slabs are saved on this device.'

/** The slabs of the visitor's own bill, kept on the device on request. */
export function OwnFields({ inputs }: { inputs: ToolInputs<typeof electricityInputs> }) {
  const { field, read, set } = inputs
  const [message, setMessage] = useState<string | null>(null)
  const saved = useStoredValue(savedTariff)
  const own = read('ownSlabs', 'ownFixed', 'ownDuty')

  const save = () => {
    savedTariff.change(() => own)
    setMessage(savedTariff.getState().notSaved === null ? SAVED : NOT_SAVED)
  }
  const load = () => {
    const kept = saved.value
    if (!kept) return setMessage(NONE)
    set({ ownSlabs: kept.ownSlabs, ownFixed: String(kept.ownFixed), ownDuty: String(kept.ownDuty) })
    setMessage(null)
  }
  return (
    <>
      <RowsField field={field('ownSlabs')} list={ownSlabs} one="Slab">
        {(cell) => (
          <>
            <PlainNumberField
              field={cell('upTo')}
              label="Up to"
              unit="kWh"
              hint="Empty: all remaining units"
            />
            <AmountField field={cell('rate')} label="Rate per unit" />
          </>
        )}
      </RowsField>
      <AmountField field={field('ownFixed')} label="Monthly fixed charge" />
      <AmountField field={field('fuelPerUnit')} label="Fuel charge per unit" />
      <PercentField
        field={field('ownDuty')}
        label="Electricity duty"
        hint="On energy, fixed and fuel charge"
      />
      <AmountField field={field('other')} label="Other charges" hint="Meter rent, customer charge, arrears" />
      <div className="no-print flex flex-wrap gap-2">
        <Button variant="outline" disabled={!own} onClick={save}>
          Save my slabs
        </Button>
        <Button variant="quiet" onClick={load}>
          Use the saved slabs
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-soft">
        {message}
        {saved.setAside &&
          ` Slabs of an earlier visit could not be read. They are stored as ${saved.setAside}.`}
      </p>
    </>
  )
}

/** Which order a bill follows, until when it is known to have held, how sure we are, and where it was read. */
export function TariffNote({ state }: { state: ElectricityState }) {
  const { order, text, status, ...rule } = isKnown(state) ? knownTariff(state) : unknownTariff(state)
  return (
    <section aria-label="The tariff" className="mb-2 rounded-lg border border-line px-3 py-2 text-sm">
      <p>
        <span className="font-semibold">{order}.</span> {text}
      </p>
      {status && <p className="mt-1 text-soft">{status}</p>}
      <RuleNote {...rule} kind="tariffs" />
    </section>
  )
}

function knownTariff(state: KnownState) {
  const { value, source } = tariffRow(state)
  const { label, checkedOn } = electricityTariffs[state]
  const { order, knownUntil, confidence, status } = value
  const text = `In force up to ${monthName(knownUntil)} as far as we know (confidence: ${confidence}). The bill is an estimate: compare the rates with those on yours.`
  return { order, text, status, label, source, checkedOn }
}

function unknownTariff(state: Exclude<ElectricityState, KnownState>) {
  const { supplier, order, status, source, checkedOn } = unknownTariffs[state]
  const text = `${status} No bill is shown. Enter the slabs from your own bill under My slabs.`
  return { order, text, status: null, label: `Electricity at home, ${supplier}`, source, checkedOn }
}
