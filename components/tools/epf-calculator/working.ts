import { inForce } from '@/lib/rules/in-force'
import type { WorkingContent } from '@/components/results/working'
import { counted, grouped, rupees } from '@/lib/format/numbers'
import { ruleOn } from '@/lib/rules/rule'
import { employeesPensionValues } from '@/lib/rules/salary/epf-interest'
import { providentFundValues } from '@/lib/rules/salary/provident-fund'
import type { Pension } from '@/lib/salary/employees-pension'
import { fundLawDay, taxFreeLimit } from '@/lib/salary/epf'
import type { EpfAnswer } from '@/lib/salary/epf-answer'
import { t } from '@/lib/language/words'

export function epfWorking(answer: EpfAnswer): WorkingContent | null {
  switch (answer.kind) {
    case 'epfCorpus':
      return corpusWorking(answer)
    case 'epfHistory': {
      const { years, balance, monthlyCredit, openingBalance } = answer
      return {
        formula: t('Interest of a year = sum of the balances at the start of each month × rate ÷ 12'),
        steps: {
          [t('Balance at the start')]: rupees(openingBalance),
          [t('Credits')]:
            `${counted(years.length, 'year')} × 12 × ${rupees(monthlyCredit)} = ${rupees(years.length * 12 * monthlyCredit)}`,
          [t('Balance at the end')]: rupees(balance),
        },
      }
    }
    case 'epfTaxableInterest': {
      const limit = taxFreeLimit(answer.fund)
      const own = 12 * answer.fund.ownMonthly
      return {
        formula: t('Taxable account = own contributions above the limit of each year, and their interest'),
        steps: {
          [t('Your yearly contribution')]: `12 × ${rupees(answer.fund.ownMonthly)} = ${rupees(own)}`,
          [t('Above the limit')]: t(
            '{0} − {1}, at least 0 = {2}',
            rupees(own),
            rupees(limit),
            rupees(Math.max(0, own - limit)),
          ),
        },
      }
    }
    case 'epsPension':
      return pensionWorking(answer)
  }
}

function corpusWorking({ plan, result }: Extract<EpfAnswer, { kind: 'epfCorpus' }>): WorkingContent | null {
  const [first] = result.years
  if (!first) return null
  const { employeePercent, employerPercent, pensionPercent, wageCeiling } = ruleOn(
    providentFundValues,
    fundLawDay(),
  ).value
  const credit = (first.own + first.vpf + first.employer) / 12
  return {
    formula: t(
      'Balance = contributions + interest on the balance at the start of each month, credited each 31 March',
    ),
    steps: {
      [t('Your share, first year')]: t('{0}% = {1} a month', employeePercent, rupees(first.own / 12)),
      [t('Employer’s share to the fund')]: plan.epsMember
        ? t(
            '{0}% less {1}% of up to {2} for the pension = {3} a month',
            employerPercent,
            pensionPercent,
            rupees(wageCeiling),
            rupees(first.employer / 12),
          )
        : t('{0}% = {1} a month', employerPercent, rupees(first.employer / 12)),
      [t('Credit, first year')]: `12 × ${rupees(credit)} = ${rupees(12 * credit)}`,
      [t('Interest, first year')]:
        `(12 × ${rupees(plan.openingBalance)} + 66 × ${rupees(credit)}) × ${grouped(plan.ratePct)}% ÷ 12 = ${rupees(first.interest)}`,
      [t('After the first year')]: rupees(first.balance),
      [t('After {0}', counted(plan.years, 'year'))]: rupees(result.corpus),
    },
  }
}

function pensionWorking({ service, pension }: Extract<EpfAnswer, { kind: 'epsPension' }>): WorkingContent {
  const { divisor, bonusFrom, bonusYears, leastPension } = inForce(employeesPensionValues).value
  return {
    formula: t('Monthly pension = average wage × years of service ÷ {0}', divisor),
    steps: {
      [t('Service that counts')]: t(
        '{0} and {1}; 6 months count as a year, and from {2} years {3} more: {4}',
        counted(service.years, 'year'),
        counted(service.months, 'month'),
        bonusFrom,
        bonusYears,
        grouped(pension.serviceCounted),
      ),
      [t('Wage that counts')]: wageWorking(service.averageWage60Months, pension),
      [t('Pension')]:
        pension.eligible &&
        t(
          '{0} × {1} ÷ {2}, at least {3} = {4}',
          rupees(pension.wageCounted, pension.bounds.length > 0 ? 2 : 0),
          grouped(pension.serviceCounted),
          divisor,
          rupees(leastPension),
          rupees(pension.monthlyPension),
        ),
    },
  }
}

/** The average wage up to the ceiling; of an estimate, up to each ceiling for its share of the days. */
function wageWorking(average: number, { parts, bounds, wageCounted }: Pension): string {
  if (bounds.length === 0) return t('{0}, at most {1}', rupees(average), rupees(parts.at(-1)!.wageCeiling))
  const sums = parts.map(
    ({ wageCeiling, share }) => `${rupees(Math.min(average, wageCeiling))} × ${grouped(share * 100, 2)}%`,
  )
  return `${sums.join(' + ')} = ${rupees(wageCounted, 2)}`
}
