import type { WorkingContent } from '@/components/results/working'
import { counted, grouped, rupees } from '@/lib/format/numbers'
import { employeesPension } from '@/lib/rules/salary/epf-interest'
import { taxFreeLimit } from '@/lib/salary/epf'
import type { EpfAnswer } from '@/lib/salary/epf-answer'

export function epfWorking(answer: EpfAnswer): WorkingContent | null {
  switch (answer.kind) {
    case 'epfCorpus':
      return corpusWorking(answer)
    case 'epfHistory': {
      const { years, balance, monthlyCredit, openingBalance } = answer
      return {
        formula: 'Interest of a year = sum of the balances at the start of each month × rate ÷ 12',
        steps: {
          'Balance at the start': rupees(openingBalance),
          Credits: `${counted(years.length, 'year')} × 12 × ${rupees(monthlyCredit)} = ${rupees(years.length * 12 * monthlyCredit)}`,
          'Balance at the end': rupees(balance),
        },
      }
    }
    case 'epfTaxableInterest': {
      const limit = taxFreeLimit(answer.fund)
      const own = 12 * answer.fund.ownMonthly
      return {
        formula: 'Taxable account = own contributions above the limit of each year, and their interest',
        steps: {
          'Your yearly contribution': `12 × ${rupees(answer.fund.ownMonthly)} = ${rupees(own)}`,
          'Above the limit': `${rupees(own)} − ${rupees(limit)}, at least 0 = ${rupees(Math.max(0, own - limit))}`,
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
  const credit = (first.own + first.vpf + first.employer) / 12
  return {
    formula:
      'Balance = contributions + interest on the balance at the start of each month, credited each 31 March',
    steps: {
      'Your share, first year': `12% = ${rupees(first.own / 12)} a month`,
      'Employer’s share to the fund': `12%${plan.epsMember ? ' less 8.33% of up to ₹15,000 for the pension' : ''} = ${rupees(first.employer / 12)} a month`,
      'Credit, first year': `12 × ${rupees(credit)} = ${rupees(12 * credit)}`,
      'Interest, first year': `(12 × ${rupees(plan.openingBalance)} + 66 × ${rupees(credit)}) × ${grouped(plan.ratePct)}% ÷ 12 = ${rupees(first.interest)}`,
      'After the first year': rupees(first.balance),
      [`After ${counted(plan.years, 'year')}`]: rupees(result.corpus),
    },
  }
}

function pensionWorking({ service, pension }: Extract<EpfAnswer, { kind: 'epsPension' }>): WorkingContent {
  const { wageCeiling, divisor, bonusFrom, bonusYears } = employeesPension.values.at(-1)!.value
  const wage = Math.min(service.averageWage60Months, wageCeiling)
  return {
    formula: `Monthly pension = average wage × years of service ÷ ${divisor}`,
    steps: {
      'Service that counts': `${counted(service.years, 'year')} and ${counted(service.months, 'month')}; 6 months count as a year, and from ${bonusFrom} years ${bonusYears} more: ${grouped(pension.serviceCounted)}`,
      'Wage that counts': `${rupees(service.averageWage60Months)}, at most ${rupees(wageCeiling)}`,
      Pension:
        pension.eligible &&
        `${rupees(wage)} × ${grouped(pension.serviceCounted)} ÷ ${divisor}, at least ₹1,000 = ${rupees(pension.monthlyPension)}`,
    },
  }
}
