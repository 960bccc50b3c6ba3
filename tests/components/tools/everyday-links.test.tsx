import { screen } from '@testing-library/react'
import { AgeCalculator } from '@/components/tools/age-calculator/age-calculator'
import { AllInOneCalculator } from '@/components/tools/all-in-one-calculator/all-in-one-calculator'
import { BmiCalculator } from '@/components/tools/bmi-calculator/bmi-calculator'
import { PercentageCalculator } from '@/components/tools/percentage-calculator/percentage-calculator'
import { ageInputs } from '@/lib/calendar/age'
import { allInOneInputs } from '@/lib/everyday/all-in-one'
import { percentageInputs } from '@/lib/everyday/percentage'
import { bmiInputs } from '@/lib/health/bmi'
import { survivesHostileLinks } from '@/tests/hostile-links'

it.each([
  ['percentage', PercentageCalculator, percentageInputs],
  ['BMI', BmiCalculator, bmiInputs],
  ['age', AgeCalculator, ageInputs],
])(
  '2,000 strange links leave the %s calculator with a result or a message',
  (_, Screen, inputs) => survivesHostileLinks(Screen, inputs),
  60_000,
)

it('the same of the all-in-one calculator, its scientific mode included', async () => {
  await survivesHostileLinks(AllInOneCalculator, allInOneInputs, {
    from: '/#mode=scientific',
    ready: () => screen.findByRole('textbox', { name: 'Sum' }),
  })
}, 60_000)
