'use client'

import { DataTable } from '@/components/results/data-table'
import { saveCsv } from '@/components/results/save-csv'
import { TableButtons } from '@/components/results/table-buttons'
import {
  slabName,
  electricityStateNames,
  unitsInWords,
} from '@/components/tools/electricity-bill-estimator/electricity-words'
import { isKnown, monthPaise, tariffRow } from '@/components/tools/electricity-bill-estimator/published-use'
import { averagePaise, type Billing, type ElectricityBill } from '@/lib/energy/electricity-bill'
import { electricityInputs, electricityStates } from '@/lib/energy/electricity-inputs'
import { monthName } from '@/lib/format/durations'
import { grouped, rupeesFromPaise } from '@/lib/format/numbers'

const SLAB_HEADINGS = ['Slab', 'Rate per unit', 'Your units', 'Charge']
const LESS_HEADINGS = ['Less by', 'Units', 'Bill', 'Saved']
const STATE_HEADINGS = ['State', 'Bill for a month', 'Average per unit', 'Known until']
/** Units, so that each step has a name of its own. */
const LEAST_STEP = 0.01
const STEPS = [1, 2, 3, 4, 5]

interface BillTablesProps {
  bill: ElectricityBill
  billing: Billing
  less: number | null
}

/** Every slab of the tariff, a use that falls step by step, and the same use by the tariffs of other states. */
export default function BillTables({ bill, billing, less }: BillTablesProps) {
  const slabs = slabRows(bill)
  const aMonth = bill.units / bill.months
  return (
    <>
      <TableButtons onSave={() => saveCsv('electricity-slabs', SLAB_HEADINGS, slabs)} />
      <DataTable caption="Slab by slab" headings={SLAB_HEADINGS} rows={slabs} />
      {less !== null && less >= LEAST_STEP && (
        <>
          <p className="mt-6 mb-2 text-soft">The bill when you use less:</p>
          <DataTable
            caption="The bill with fewer units"
            headings={LESS_HEADINGS}
            rows={lessRows(bill, billing, less)}
          />
        </>
      )}
      <p className="mt-6 mb-2 text-soft">
        What {unitsInWords(aMonth)} a month cost by the published tariffs, in a town with a load of{' '}
        {electricityInputs.load.initial} kW. Subsidies that need enrolment and fuel charges that we do not
        know are left out.
      </p>
      <DataTable
        wordy
        caption="The same use in other states"
        headings={STATE_HEADINGS}
        rows={stateRows(aMonth)}
      />
    </>
  )
}

const slabRows = ({ slabs }: ElectricityBill) =>
  slabs.map((line) => [
    slabName(line),
    rupeesFromPaise(line.ratePaise),
    grouped(line.units, 3),
    rupeesFromPaise(line.chargePaise),
  ])

function lessRows(bill: ElectricityBill, billing: Billing, less: number): string[][] {
  const steps = STEPS.map((step) => step * less).filter((off) => off <= bill.units)
  return steps.map((off) => {
    const { totalPaise } = billing.billOf(bill.units - off)
    return [
      unitsInWords(off),
      grouped(bill.units - off, 3),
      rupeesFromPaise(totalPaise),
      rupeesFromPaise(billing.savingPaise(bill.units, off)),
    ]
  })
}

function stateRows(aMonth: number): string[][] {
  return electricityStates.filter(isKnown).map((state) => {
    const paise = monthPaise(state, aMonth) ?? 0
    const average = averagePaise(paise, aMonth)
    return [
      electricityStateNames[state],
      rupeesFromPaise(paise),
      average === null ? '—' : rupeesFromPaise(average),
      monthName(tariffRow(state).value.knownUntil),
    ]
  })
}
