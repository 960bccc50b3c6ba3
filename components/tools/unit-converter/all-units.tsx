import { ResultTable } from '@/components/results/result-table'
import type { Conversion } from '@/lib/units/conversion'
import { convertUnit } from '@/lib/units/convert-unit'
import type { Unit } from '@/lib/units/unit'
import { unitsOf } from '@/lib/units/unit-list'
import { unitNumber } from '@/lib/units/unit-number'
import { capital, categoryNames, quantity } from './words'

function shown(value: number, from: Unit, to: Unit): string {
  const result = convertUnit(value, from, to)
  return result === null ? 'Error' : `${unitNumber(result)} ${to.symbol}`
}

/** The value in every unit of its category. */
export function AllUnits({ conversion: { category, value, from } }: { conversion: Conversion }) {
  return (
    <section aria-labelledby="all-units" className="mt-10">
      <h2 id="all-units" className="section-heading mb-3">
        {quantity(value, from)} in all units
      </h2>
      <ResultTable
        caption={`${quantity(value, from)} in all units of ${categoryNames[category].toLowerCase()}`}
        columns={[
          { heading: 'Unit', as: 'text', cell: ({ name }) => capital(name) },
          { heading: 'Value', as: 'text', cell: (to) => shown(value, from, to) },
        ]}
        rows={unitsOf(category)}
        wordy
      />
    </section>
  )
}
