import { testLink } from './results'

// The banks’ example.
testLink('/rd-calculator#amount=5000&rate=7.5&months=18&method=quarterly', {
  maturityAmount: 95502.35083764126,
})
