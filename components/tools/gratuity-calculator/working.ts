import type { WorkingContent } from '@/components/results/working'
import { counted, grouped, rupees } from '@/lib/format/numbers'
import type { Gratuity, Service } from '@/lib/salary/gratuity'
import { t } from '@/lib/language/words'

export function gratuityWorking(service: Service, result: Gratuity): WorkingContent {
  const { covered, wages, years, months, exemptEarlier } = service
  const { daysPerYear, daysOfMonth, yearsCounted, formulaAmount, eligible, law } = result
  const service1 = t('{0} and {1}', counted(years, 'year'), counted(months, 'month'))
  const rounding = covered
    ? t('more than {0} months count as a year', law.brokenYearMonths)
    : t('completed years alone count')
  return {
    formula: t('Gratuity = wages × {0} ÷ {1} × years of service', daysPerYear, daysOfMonth),
    steps: {
      [t('Years that count')]: t('{0}: {1}, so {2}', service1, rounding, grouped(yearsCounted)),
      [t('By the formula')]:
        `${rupees(wages)} × ${daysPerYear} ÷ ${daysOfMonth} × ${grouped(yearsCounted)} = ${rupees(formulaAmount)}`,
      [t('Needed service')]:
        covered && t(eligible ? '{0}: met' : '{0}: not met', counted(result.yearsNeeded, 'year')),
      [t('Gratuity, at most the maximum')]:
        covered && t('{0} at most: {1}', rupees(law.most), rupees(result.gratuity)),
      [t('Exempt')]: covered
        ? t('Received, up to the gratuity due: {0}', rupees(result.exempt))
        : t(
            'Received, up to that sum and {0} − {1} exempt earlier: {2}',
            rupees(law.most),
            rupees(exemptEarlier),
            rupees(result.exempt),
          ),
      [t('Taxable')]:
        `${rupees(result.exempt + result.taxable)} − ${rupees(result.exempt)} = ${rupees(result.taxable)}`,
    },
  }
}
