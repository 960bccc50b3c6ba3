/** What the advance-tax calculator needs of a kind of income in addition to its tax. */
export const advanceTaxOfTax = {
  tdsAndTcs: { control: 'tdsDeducted', times: 1, when: { control: 'tdsDeducted', above: 0 } },
  presumptive: { control: 'source', as: { profession: 'true', business: 'true' } },
  residentSeniorWithoutBusiness: {
    control: 'age',
    as: { senior: 'true', superSenior: 'true' },
    when: { control: 'source', is: ['pension', 'familyPension'] },
  },
}
