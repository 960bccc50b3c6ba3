import { testLinks } from './results'

testLinks('margin-calculator', [
  {
    working: '125 of 625 is 20%, of 500 it is 25%; 50,000 ÷ 125 = 400',
    link: 'mrp=625&off=0&thenOff=0&rate=0',
    expected: { margin: 20, markup: 25, breakEven: 400, profit: 125 },
  },
  {
    working: '500 + 30% = 650 before GST, and 767 with 18%',
    link: 'aim=price&wantedAs=markup&wanted=30&off=0&thenOff=0',
    expected: { pays: 767, netPrice: 650, gstAmount: 117, listPrice: 767 },
  },
])
