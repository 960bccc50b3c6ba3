import { testLink } from './results'

// 30,00,000 × 8.2% ÷ 4.
testLink('/savings-schemes#scheme=scss&amount=3000000&opened=2026-11-01', { yearly: 246000 })
