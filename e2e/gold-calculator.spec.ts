import { testLinks } from './results'

testLinks('gold-calculator', [
  {
    working: 'Mint, 14 April 2021: 45,000 and 10% are 49,500, with 3% 50,985',
    link: 'rate=4500&hallmark=0',
    expected: { toPay: 50985, gst: 1485, makingCharge: 4500 },
  },
  {
    working: '1 tola = 11.6638038 g at 10,000; 5% of job work on a making of 5,000',
    link: 'kind=jobWork&weight=1&weightIn=tola&rate=10000&makingBy=flat&hallmark=0',
    expected: { gold: 116638.04, taxable: 5000, toPay: 5250 },
  },
])
