import { testLink } from './results'

// 1,000 × (1.01 + 1.01² + … + 1.01¹²).
testLink('/sip-calculator#amount=1000&rate=12&years=1', { futureValue: 12809.328043328942 })
