import { testLink } from './results'

// 1 tola = 11.6638038 g at 10,000; 5% of job work on a making of 5,000.
testLink('/gold-calculator#kind=jobWork&weight=1&weightIn=tola&rate=10000&makingBy=flat&hallmark=0', {
  toPay: 5250,
})
