import type { Column } from '@/components/results/column'
import { useToday } from '@/components/hooks/use-today'
import { FoldedPart } from '@/components/ui/disclosure'
import { ResultTable } from '@/components/results/result-table'
import { billMonths, electricityInputs, type ReadElectricity } from '@/lib/energy/electricity'
import type { Billing, SlabLine } from '@/lib/energy/electricity-bill'
import { billingFrom } from '@/lib/energy/electricity-published'
import { monthByState, type MonthInState } from '@/lib/energy/month-by-state'
import { nameOf, t } from '@/lib/language/words'
import { slabName, unitsInWords } from './rows'
import { electricityStateNames } from './state-names'

/** Units, so that each step has a name of its own. */
const LEAST_STEP = 0.01
const STEPS = [1, 2, 3, 4, 5]

/** Every slab of the tariff, a use that falls step by step, and the same use by the tariffs of other states. */
export default function ElectricityTables({ read }: { read: ReadElectricity }) {
  const today = useToday()
  const asked = read('units')
  const answer = billingFrom(read, today)
  const months = billMonths(read) ?? 1
  if (!asked || asked.units <= 0) return null
  return (
    <>
      {answer.kind === 'billing' && (
        <BillTables billing={answer.billing} units={asked.units} less={read('less')?.less ?? null} />
      )}
      <OtherStates
        rows={monthByState(asked.units / months, today, read('date')?.date)}
        units={asked.units / months}
      />
    </>
  )
}

/** @param less units by which the use could fall; null while that field has a problem */
function BillTables({ billing, units, less }: { billing: Billing; units: number; less: number | null }) {
  return (
    <>
      <ResultTable
        caption={t('Slab by slab')}
        columns={slabColumns}
        rows={billing.billOf(units).slabs}
        file="electricity-slabs"
      />
      {less !== null && less >= LEAST_STEP && (
        <FoldedPart heading={t('When you use less')}>
          <ResultTable
            caption={t('The bill with fewer units')}
            columns={lessColumns}
            rows={STEPS.map((step) => step * less)
              .filter((off) => off <= units)
              .map((off) => fewer(units, off, billing))}
          />
        </FoldedPart>
      )}
    </>
  )
}

function OtherStates({ rows, units }: { rows: readonly MonthInState[]; units: number }) {
  return (
    <FoldedPart heading={t('In other states')}>
      <p className="mb-2 text-soft">
        {t(
          'What {0} a month cost by the published tariffs, in a town with a load of {1} kW. Subsidies that need enrolment and fuel charges that we do not know are left out. {2} marks a bill without a fixed charge, a duty or a large fuel charge that was not found.',
          unitsInWords(units),
          electricityInputs.load.initial,
          INCOMPLETE,
        )}
      </p>
      <ResultTable wordy caption={t('The same use in other states')} columns={stateColumns} rows={rows} />
    </FoldedPart>
  )
}

const INCOMPLETE = '*'

const slabColumns: readonly Column<SlabLine>[] = [
  { heading: t('Slab'), as: 'text', cell: slabName },
  { heading: t('Rate per unit'), as: 'rupeesAndPaise', cell: ({ ratePaise }) => ratePaise / 100 },
  { heading: t('Your units'), as: 'number', decimals: 3, cell: ({ units }) => units },
  { heading: t('Charge'), as: 'rupeesAndPaise', answer: true, cell: ({ chargePaise }) => chargePaise / 100 },
]

const fewer = (units: number, off: number, billing: Billing) => ({
  off,
  units: units - off,
  totalPaise: billing.billOf(units - off).totalPaise,
  savedPaise: billing.savingPaise(units, off),
})

const lessColumns: readonly Column<ReturnType<typeof fewer>>[] = [
  { heading: t('Less by'), as: 'text', cell: ({ off }) => unitsInWords(off) },
  { heading: t('Units'), as: 'number', decimals: 3, cell: ({ units }) => units },
  { heading: t('Bill'), as: 'rupeesAndPaise', cell: ({ totalPaise }) => totalPaise / 100 },
  {
    heading: nameOf('calculator-words', 'Saved'),
    as: 'rupeesAndPaise',
    answer: true,
    cell: ({ savedPaise }) => savedPaise / 100,
  },
]

const stateColumns: readonly Column<MonthInState>[] = [
  {
    heading: t('State'),
    as: 'text',
    cell: ({ state, isIncomplete }) =>
      `${electricityStateNames[state]}${isIncomplete ? ` ${INCOMPLETE}` : ''}`,
  },
  { heading: t('Bill for a month'), as: 'rupeesAndPaise', answer: true, cell: ({ paise }) => paise / 100 },
  {
    heading: t('Average per unit'),
    as: 'rupeesAndPaise',
    cell: ({ averagePaise }) => averagePaise && averagePaise / 100,
  },
  { heading: t('Known until'), as: 'month', cell: ({ knownUntil }) => knownUntil },
]
