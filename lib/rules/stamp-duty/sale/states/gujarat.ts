import { STATE_LIST } from '@/lib/rules/stamp-duty/sale-sources'
import { byBuyer, feeOf, SALE_CHECKED_ON, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const gujarat = saleRule('Gujarat', SALE_CHECKED_ON, {
  source: STATE_LIST,
  duty: [{ percent: sameForAll(4.9) }],
  registration: feeOf(byBuyer(1, 0, 1)),
  conditions: [
    'Registration is free where all buyers are women; with a man among them it is 1%. Fees for each page come on top.',
  ],
  sureness: 'medium',
  office: 'https://garvi.gujarat.gov.in/',
})
