import type { WorkingContent } from '@/components/results/working'
import { counted, rupees } from '@/lib/format/numbers'
import type { ExemptPeriod, HraExemption } from '@/lib/salary/hra'

export function hraWorking({ law, periods, exempt, received, taxable }: HraExemption): WorkingContent {
  return {
    formula: `Exempt in a month = the least of HRA, rent − ${law.ownSharePercent}% of salary, and ${law.metroPercent}% or ${law.elsewherePercent}% of salary by city`,
    steps: {
      ...Object.fromEntries(
        periods.flatMap((period, place) =>
          periodSteps(period, periods.length > 1 ? `Period ${place + 1}: ` : ''),
        ),
      ),
      'Exempt in the year': rupees(exempt),
      Taxable: `${rupees(received)} − ${rupees(exempt)} = ${rupees(taxable)}`,
    },
  }
}

function periodSteps(period: ExemptPeriod, prefix: string): [label: string, text: string][] {
  const { hra, salary, rent, rentBeyond, salaryShare, sharePercent, months, exempt, city } = period
  return [
    [`${prefix}HRA`, rupees(hra)],
    [
      `${prefix}Rent less a tenth of salary`,
      `${rupees(rent)} − ${rupees(rent - rentBeyond)} = ${rupees(rentBeyond)}`,
    ],
    [
      `${prefix}${sharePercent}% of salary (${city})`,
      `${rupees(salary)} × ${sharePercent}% = ${rupees(salaryShare)}`,
    ],
    [
      `${prefix}The least, for ${counted(months, 'month')}`,
      `${rupees(exempt / months)} × ${months} = ${rupees(exempt)}`,
    ],
  ]
}
