import type { WorkingContent } from '@/components/results/working'
import { grouped } from '@/lib/format/numbers'
import { bmi, KG_IN_POUND, METRES_IN_INCH, type Person, shownBmi } from '@/lib/health/bmi'
import { t } from '@/lib/language/words'

/** The sum on paper. What was measured in feet and pounds is converted first. */
export function bmiWorking(person: Person): WorkingContent {
  const { body } = person
  const metres = grouped(body.heightMetres, 4)
  const kg = grouped(body.weightKg, 2)
  const measured = measuredWords(person)
  return {
    formula: t('BMI = weight in kg ÷ (height in m)²'),
    steps: {
      [t('Height in metres')]: t('{0} = {1} m', measured.height, metres),
      [t('Weight in kilograms')]: measured.weight ? t('{0} = {1} kg', measured.weight, kg) : t('{0} kg', kg),
      BMI: `${kg} ÷ (${metres} × ${metres}) = ${shownBmi(bmi(body)).toFixed(1)}`,
    },
  }
}

function measuredWords(person: Person): { height: string; weight: string | null } {
  if (person.unit === 'metric') return { height: `${grouped(person.heightCm, 4)} ÷ 100`, weight: null }
  return {
    height: t('{0} in × {1}', grouped(person.inches, 4), METRES_IN_INCH),
    weight: t('{0} lb × {1}', grouped(person.pounds, 2), KG_IN_POUND),
  }
}
