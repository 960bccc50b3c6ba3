import type { WorkingContent } from '@/components/results/working'
import { counted, rupees } from '@/lib/format/numbers'
import type { ExemptPeriod, HraExemption } from '@/lib/salary/hra'
import { nameOf, t } from '@/lib/language/words'

export function hraWorking({ law, periods, exempt, received, taxable }: HraExemption): WorkingContent {
  return {
    formula: t(
      'Exempt in a month = the least of HRA, rent − {0}% of salary, and {1}% or {2}% of salary by city',
      law.ownSharePercent,
      law.metroPercent,
      law.elsewherePercent,
    ),
    steps: {
      ...Object.fromEntries(
        periods.flatMap((period, place) =>
          periodSteps(period, (label) =>
            periods.length > 1 ? t('Period {0}: {1}', place + 1, label) : label,
          ),
        ),
      ),
      [t('Exempt in the year')]: rupees(exempt),
      [t('Taxable')]: `${rupees(received)} − ${rupees(exempt)} = ${rupees(taxable)}`,
    },
  }
}

function periodSteps(
  period: ExemptPeriod,
  inPeriod: (label: string) => string,
): [label: string, text: string][] {
  const { hra, salary, rent, rentBeyond, salaryShare, sharePercent, months, exempt, city } = period
  return [
    [inPeriod(t('HRA')), rupees(hra)],
    [
      inPeriod(t('Rent less a tenth of salary')),
      `${rupees(rent)} − ${rupees(rent - rentBeyond)} = ${rupees(rentBeyond)}`,
    ],
    [
      inPeriod(t('{0}% of salary ({1})', sharePercent, nameOf('cities', city))),
      `${rupees(salary)} × ${sharePercent}% = ${rupees(salaryShare)}`,
    ],
    [
      inPeriod(t('The least, for {0}', counted(months, 'month'))),
      `${rupees(exempt / months)} × ${months} = ${rupees(exempt)}`,
    ],
  ]
}
