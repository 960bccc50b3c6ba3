import type { WorkingContent } from '@/components/results/working'
import { counted, grouped, rupees } from '@/lib/format/numbers'
import type { Gratuity, Service } from '@/lib/salary/gratuity'

export function gratuityWorking(service: Service, result: Gratuity): WorkingContent {
  const { covered, wages, years, months, exemptEarlier } = service
  const { daysPerYear, daysOfMonth, yearsCounted, formulaAmount, eligible, law } = result
  const service1 = `${counted(years, 'year')} and ${counted(months, 'month')}`
  const rounding = covered
    ? `more than ${law.brokenYearMonths} months count as a year`
    : 'completed years alone count'
  return {
    formula: `Gratuity = wages × ${daysPerYear} ÷ ${daysOfMonth} × years of service`,
    steps: {
      'Years that count': `${service1}: ${rounding}, so ${grouped(yearsCounted)}`,
      'By the formula': `${rupees(wages)} × ${daysPerYear} ÷ ${daysOfMonth} × ${grouped(yearsCounted)} = ${rupees(formulaAmount)}`,
      'Needed service': covered && `${counted(result.yearsNeeded, 'year')}: ${eligible ? 'met' : 'not met'}`,
      'Gratuity, at most the maximum': covered && `${rupees(law.most)} at most: ${rupees(result.gratuity)}`,
      Exempt: covered
        ? `Received, up to the gratuity due: ${rupees(result.exempt)}`
        : `Received, up to that sum and ${rupees(law.most)} − ${rupees(exemptEarlier)} exempt earlier: ${rupees(result.exempt)}`,
      Taxable: `${rupees(result.exempt + result.taxable)} − ${rupees(result.exempt)} = ${rupees(result.taxable)}`,
    },
  }
}
