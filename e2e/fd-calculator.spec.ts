import { testLink } from './results'

// 1,00,000 × 1.05².
testLink('/fd-calculator#principal=100000&rate=10&years=1&frequency=2', { maturityAmount: 110250 })
