import { testLink } from './results'

// 500 + 30% = 650 before GST, and 767 with 18%.
testLink('/margin-calculator#aim=price&wantedAs=markup&wanted=30&off=0&thenOff=0', { pays: 767 })
