import { RuleNote } from '@/components/results/rule-note'
import type { Conversion } from '@/lib/units/conversion'
import { belowAbsoluteZero } from '@/lib/units/convert-unit'
import type { Unit } from '@/lib/units/unit'
import { capital } from './words'

function sizeWords({ name, custom }: Unit): string {
  const size = `${capital(name)} is counted as ${custom!.size}`
  return custom!.differsLocally ? `${size}. Districts differ, so go by the area in the land record` : size
}

/** Where a customary measure comes from, and a warning for temperatures that cannot be. */
export function MeasureNote({ conversion: { value, from, to } }: { conversion: Conversion }) {
  const customary = [...new Set([from, to])].filter(({ custom }) => custom)
  return (
    <>
      {belowAbsoluteZero(value, from) && (
        <p className="mt-3 text-sm text-bad">
          This is below absolute zero, −273.15 °C. Nothing can be so cold.
        </p>
      )}
      {customary.map((unit) => (
        <RuleNote
          key={unit.id}
          says={sizeWords(unit)}
          source={unit.custom!.source}
          checkedOn={unit.custom!.source.checkedOn}
        />
      ))}
    </>
  )
}
