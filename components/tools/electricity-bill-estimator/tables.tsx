import type { Column } from '@/components/results/column'
import { FoldedPart } from '@/components/ui/disclosure'
import { ResultTable } from '@/components/results/result-table'
import { electricityInputs } from '@/lib/energy/electricity'
import type { Billing, ElectricityBill, SlabLine } from '@/lib/energy/electricity-bill'
import { monthByState, type MonthInState } from '@/lib/energy/electricity-published'
import { electricityStateNames, slabName, unitsInWords } from './rows'

/** Units, so that each step has a name of its own. */
const LEAST_STEP = 0.01
const STEPS = [1, 2, 3, 4, 5]

interface TablesProps {
  bill: ElectricityBill
  billing: Billing
  less: number | null
}

/** Every slab of the tariff, a use that falls step by step, and the same use by the tariffs of other states. */
export default function ElectricityTables({ bill, billing, less }: TablesProps) {
  const aMonth = bill.units / bill.months
  return (
    <>
      <ResultTable caption="Slab by slab" columns={slabColumns} rows={bill.slabs} file="electricity-slabs" />
      {less !== null && less >= LEAST_STEP && (
        <FoldedPart heading="When you use less">
          <ResultTable
            caption="The bill with fewer units"
            columns={lessColumns}
            rows={STEPS.map((step) => step * less)
              .filter((off) => off <= bill.units)
              .map((off) => fewer(bill.units, off, billing))}
          />
        </FoldedPart>
      )}
      <FoldedPart heading="In other states">
        <p className="mb-2 text-soft">
          What {unitsInWords(aMonth)} a month cost by the published tariffs, in a town with a load of{' '}
          {electricityInputs.load.initial} kW. Subsidies that need enrolment and fuel charges that we do not
          know are left out.
        </p>
        <ResultTable
          wordy
          caption="The same use in other states"
          columns={stateColumns}
          rows={monthByState(aMonth)}
        />
      </FoldedPart>
    </>
  )
}

const slabColumns: readonly Column<SlabLine>[] = [
  { heading: 'Slab', as: 'text', cell: slabName },
  { heading: 'Rate per unit', as: 'rupeesAndPaise', cell: ({ ratePaise }) => ratePaise / 100 },
  { heading: 'Your units', as: 'number', decimals: 3, cell: ({ units }) => units },
  { heading: 'Charge', as: 'rupeesAndPaise', answer: true, cell: ({ chargePaise }) => chargePaise / 100 },
]

const fewer = (units: number, off: number, billing: Billing) => ({
  off,
  units: units - off,
  totalPaise: billing.billOf(units - off).totalPaise,
  savedPaise: billing.savingPaise(units, off),
})

const lessColumns: readonly Column<ReturnType<typeof fewer>>[] = [
  { heading: 'Less by', as: 'text', cell: ({ off }) => unitsInWords(off) },
  { heading: 'Units', as: 'number', decimals: 3, cell: ({ units }) => units },
  { heading: 'Bill', as: 'rupeesAndPaise', cell: ({ totalPaise }) => totalPaise / 100 },
  { heading: 'Saved', as: 'rupeesAndPaise', answer: true, cell: ({ savedPaise }) => savedPaise / 100 },
]

const stateColumns: readonly Column<MonthInState>[] = [
  { heading: 'State', as: 'text', cell: ({ state }) => electricityStateNames[state] },
  { heading: 'Bill for a month', as: 'rupeesAndPaise', answer: true, cell: ({ paise }) => paise / 100 },
  {
    heading: 'Average per unit',
    as: 'rupeesAndPaise',
    cell: ({ averagePaise }) => averagePaise && averagePaise / 100,
  },
  { heading: 'Known until', as: 'month', cell: ({ knownUntil }) => knownUntil },
]
