import { DEPARTMENTS_COMPARED } from '@/lib/rules/stamp-duty/sale-sources'
import { saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const telangana = saleRule('Telangana', '2025-08-31', {
  source: DEPARTMENTS_COMPARED,
  duty: [{ percent: sameForAll(7.5) }],
  registration: { by: 'duty' },
  conditions: ['Our sources name no condition: the same rate for every buyer and kind of property.'],
  sureness: 'medium',
  office: 'https://registration.telangana.gov.in/',
})
