import { testLink } from './results'

// Not due; if 240 days count, 60,000 × 15 ÷ 26 × 5 years.
testLink('/gratuity-calculator#wages=60000&years=4&months=10', { gratuityIf240Days: 173077 })
