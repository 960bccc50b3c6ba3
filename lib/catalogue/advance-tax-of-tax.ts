/** What the advance-tax calculator is given in addition to the tax. */
export const advanceTaxOfTax = {
  totalIncome: { output: 'totalIncome' },
  tdsAndTcs: { control: 'tdsDeducted', times: 1, when: { control: 'tdsDeducted', above: 0 } },
  presumptive: { control: 'source', as: { profession: 'true', business: 'true' } },
  residentSeniorWithoutBusiness: {
    control: 'age',
    as: { senior: 'true', superSenior: 'true' },
    when: { control: 'source', is: ['pension', 'familyPension'] },
  },
}
