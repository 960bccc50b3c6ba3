import { testLink } from './results'

testLink('/bmi-calculator#unit=imperial&feet=5&inches=7&pounds=154', {
  bmi: (154 * 0.453592) / (67 * 0.0254) ** 2,
})
testLink('/bmi-calculator#standard=indian', { indianCategory: 'Overweight' })
