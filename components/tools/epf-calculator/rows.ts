import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { counted, rupees } from '@/lib/format/numbers'
import { taxFreeLimit } from '@/lib/salary/epf'
import type { EpfAnswer } from '@/lib/salary/epf-answer'
import { nameOf, t } from '@/lib/language/words'

export function epfRows(answer: EpfAnswer): ResultRows {
  switch (answer.kind) {
    case 'epfCorpus':
      return corpusRows(answer.result)
    case 'epfHistory': {
      const interest = answer.years.map((year) => year.interest)
      const sum = interest.reduce((total, one) => total + one, 0)
      return [
        row('balance', nameOf('fund-labels', 'Balance'), 'rupees', answer.balance, { primary: true }),
        textRow('interestByYear', t('Interest'), interest.join(','), rupees(sum)),
      ]
    }
    case 'epfTaxableInterest':
      return taxedRows(answer.years)
    case 'epsPension': {
      const { monthlyPension, serviceCounted, eligible } = answer.pension
      return [
        row('monthlyPension', t('Monthly pension'), 'rupees', monthlyPension, { primary: true }),
        textRow('serviceCounted', t('Service that counts'), serviceCounted, counted(serviceCounted, 'year')),
        textRow('eligible', t('Pension is due'), String(eligible), eligible ? t('Yes') : t('No')),
      ]
    }
  }
}

function corpusRows(result: Extract<EpfAnswer, { kind: 'epfCorpus' }>['result']): ResultRows {
  return [
    row('corpus', t('Balance at the end'), 'rupees', result.corpus, {
      primary: true,
      short: nameOf('fund-labels', 'Balance'),
    }),
    row('ownContribution', t('Your contribution'), 'rupees', result.ownContribution),
    row('vpfContribution', t('Voluntary contribution'), 'rupees', result.vpfContribution),
    row('employerToEpf', t('Employer’s share to the fund'), 'rupees', result.employerToEpf),
    row('interest', t('Interest'), 'rupees', result.interest),
    row('employerToEps', t('Employer’s share to the pension'), 'rupees', result.employerToEps),
    row('wageOfLastYear', t('Monthly wage of the last year'), 'rupees', result.wageOfLastYear),
  ]
}

function taxedRows(years: Extract<EpfAnswer, { kind: 'epfTaxableInterest' }>['years']): ResultRows {
  const interest = years.map((year) => year.taxableInterest)
  const last = years.at(-1)
  return [
    row('taxableInterest', t('Taxable interest of the last year'), 'rupees', interest.at(-1) ?? 0, {
      primary: true,
      short: t('Taxable interest'),
    }),
    textRow(
      'taxableInterestByYear',
      t('Taxable interest of all years'),
      interest.join(','),
      rupees(interest.reduce((total, one) => total + one, 0)),
    ),
    last && row('taxableAccount', t('Taxable account'), 'rupees', last.taxable),
    last && row('nonTaxableAccount', t('Tax-free account'), 'rupees', last.nonTaxable),
  ]
}

/** The notes on an answer, in a sentence or two. */
export function epfNote(answer: EpfAnswer): string {
  switch (answer.kind) {
    case 'epfCorpus':
      return t(
        'The rate of each year is declared by the government early in the next one. Years to come are an assumption.',
      )
    case 'epfHistory':
      return t('By the rate declared for each year. It assumes the same credit every month.')
    case 'epfTaxableInterest':
      return t(
        'Interest on your own contributions above {0} a year is taxed at your slab rates, year after year.',
        rupees(taxFreeLimit(answer.fund)),
      )
    case 'epsPension':
      return answer.pension.eligible
        ? t(
            'From age 58. Earlier it is reduced; wages above ₹15,000 count only for those who chose the higher pension.',
          )
        : t('Below ten years of service there is no pension, but a withdrawal benefit.')
  }
}
