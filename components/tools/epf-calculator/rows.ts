import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { counted, rupees } from '@/lib/format/numbers'
import { taxFreeLimit } from '@/lib/salary/epf'
import type { EpfAnswer } from '@/lib/salary/epf-answer'

export function epfRows(answer: EpfAnswer): ResultRows {
  switch (answer.kind) {
    case 'epfCorpus':
      return corpusRows(answer.result)
    case 'epfHistory': {
      const interest = answer.years.map((year) => year.interest)
      const sum = interest.reduce((total, one) => total + one, 0)
      return [
        row('balance', 'Balance', 'rupees', answer.balance, { primary: true }),
        textRow('interestByYear', 'Interest', interest.join(','), rupees(sum)),
      ]
    }
    case 'epfTaxableInterest':
      return taxedRows(answer.years)
    case 'epsPension': {
      const { monthlyPension, serviceCounted, eligible } = answer.pension
      return [
        row('monthlyPension', 'Monthly pension', 'rupees', monthlyPension, { primary: true }),
        textRow('serviceCounted', 'Service that counts', serviceCounted, counted(serviceCounted, 'year')),
        textRow('eligible', 'Pension is due', String(eligible), eligible ? 'Yes' : 'No'),
      ]
    }
  }
}

function corpusRows(result: Extract<EpfAnswer, { kind: 'epfCorpus' }>['result']): ResultRows {
  return [
    row('corpus', 'Balance at the end', 'rupees', result.corpus, { primary: true, short: 'Balance' }),
    row('ownContribution', 'Your contribution', 'rupees', result.ownContribution),
    row('vpfContribution', 'Voluntary contribution', 'rupees', result.vpfContribution),
    row('employerToEpf', 'Employer’s share to the fund', 'rupees', result.employerToEpf),
    row('interest', 'Interest', 'rupees', result.interest),
    row('employerToEps', 'Employer’s share to the pension', 'rupees', result.employerToEps),
    row('wageOfLastYear', 'Monthly wage of the last year', 'rupees', result.wageOfLastYear),
  ]
}

function taxedRows(years: Extract<EpfAnswer, { kind: 'epfTaxableInterest' }>['years']): ResultRows {
  const interest = years.map((year) => year.taxableInterest)
  const last = years.at(-1)
  return [
    row('taxableInterest', 'Taxable interest of the last year', 'rupees', interest.at(-1) ?? 0, {
      primary: true,
      short: 'Taxable interest',
    }),
    textRow(
      'taxableInterestByYear',
      'Taxable interest of all years',
      interest.join(','),
      rupees(interest.reduce((total, one) => total + one, 0)),
    ),
    last && row('taxableAccount', 'Taxable account', 'rupees', last.taxable),
    last && row('nonTaxableAccount', 'Tax-free account', 'rupees', last.nonTaxable),
  ]
}

/** What must be known of an answer, in a sentence or two. */
export function epfNote(answer: EpfAnswer): string {
  switch (answer.kind) {
    case 'epfCorpus':
      return 'The rate of each year is declared by the government early in the next one. Years to come are an assumption.'
    case 'epfHistory':
      return 'By the rate declared for each year. It assumes the same credit every month.'
    case 'epfTaxableInterest':
      return `Interest on your own contributions above ${rupees(taxFreeLimit(answer.fund))} a year is taxed at your slab rates, year after year.`
    case 'epsPension':
      return answer.pension.eligible
        ? 'From age 58. Earlier it is reduced; wages above ₹15,000 count only for those who chose the higher pension.'
        : 'Below ten years of service there is no pension, but a withdrawal benefit.'
  }
}
