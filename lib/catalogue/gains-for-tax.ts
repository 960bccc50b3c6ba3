const OTHER_ASSETS = ['property', 'gold', 'unlisted-shares', 'debt-fund', 'listed-bond', 'unlisted-bond']
const isOf = (asset: string | readonly string[], term: string | readonly string[]) => [
  { control: 'asset', is: asset },
  { output: 'term', is: term },
]
const left = (output: string) => ({ output, when: { output, above: 0 } })

/** The gain of one sale in the income-tax calculator. */
export const gainOfSale = {
  short20: { output: 'gain', when: isOf('equity', 'short') },
  equityLong: { output: 'gain', when: isOf('equity', 'long') },
  long125: [
    { output: 'gainWithoutIndex', when: isOf('property', 'long') },
    { output: 'gain', when: isOf(OTHER_ASSETS, 'long') },
  ],
  otherIncome: { output: 'gain', when: isOf(OTHER_ASSETS, ['short', 'none']) },
  crypto: { output: 'gain', when: { control: 'asset', is: 'vda' } },
}

/** The gains of a year, after losses, in the income-tax calculator. */
export const gainsOfYear = {
  short20: left('leftShort20'),
  equityLong: left('leftEquityLong'),
  long125: left('leftLong125'),
  otherIncome: left('leftSlab'),
  crypto: left('crypto'),
}
