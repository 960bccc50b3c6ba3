import type { WorkingContent } from '@/components/results/working'
import { grouped } from '@/lib/format/numbers'
import { bmi, KG_IN_POUND, METRES_IN_INCH, type Person, shownBmi } from '@/lib/health/bmi'

/** The sum on paper. What was measured in feet and pounds is converted first. */
export function bmiWorking(person: Person): WorkingContent {
  const { body } = person
  const metres = grouped(body.heightMetres, 4)
  const kg = grouped(body.weightKg, 2)
  const measured = measuredWords(person)
  return {
    formula: 'BMI = weight in kg ÷ (height in m)²',
    steps: {
      'Height in metres': `${measured.height} = ${metres} m`,
      'Weight in kilograms': measured.weight ? `${measured.weight} = ${kg} kg` : `${kg} kg`,
      BMI: `${kg} ÷ (${metres} × ${metres}) = ${shownBmi(bmi(body)).toFixed(1)}`,
    },
  }
}

function measuredWords(person: Person): { height: string; weight: string | null } {
  if (person.unit === 'metric') return { height: `${grouped(person.heightCm, 4)} ÷ 100`, weight: null }
  return {
    height: `${grouped(person.inches, 4)} in × ${METRES_IN_INCH}`,
    weight: `${grouped(person.pounds, 2)} lb × ${KG_IN_POUND}`,
  }
}
