import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import type { Column } from '@/components/results/column'
import { FigureList } from '@/components/results/figure-list'
import { Notes } from '@/components/results/notes'
import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { balanceTransfer, type Transfer, type TransferYear } from '@/lib/finance/loan/balance-transfer'
import { monthsInWords } from '@/lib/format/durations'
import { grouped } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { foreclosureCharge, loanFeeGst } from '@/lib/rules/banking/loan-charges'
import { inForce } from '@/lib/rules/in-force'
import type { WholeLoanProps } from './whole-loan-props'

/** The loan above as what is still owed, moved to another bank. */
export function BalanceTransferPart({ inputs: { field, read }, loan }: WholeLoanProps) {
  const given = read('newRate', 'transferKeeps', 'transferCosts', 'foreclosure')
  const result =
    given &&
    balanceTransfer(loan, {
      newRate: given.newRate,
      keeps: given.transferKeeps,
      costs: given.transferCosts,
      foreclosurePercent: given.foreclosure,
      gstPercent: inForce(loanFeeGst).value,
    })
  return (
    <>
      <p className="text-soft">
        {t('Enter above what you still owe, your present rate and the tenure that is left.')}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <PercentField field={field('newRate')} label={t('Rate of the new bank')} />
        <AmountField
          field={field('transferCosts')}
          label={t('Costs of the new loan, with tax')}
          hint={t('Processing fee, valuation, stamp duty, legal check')}
        />
        <PercentField
          field={field('foreclosure')}
          label={t('Foreclosure charge of the old bank')}
          hint={t('Before GST. None on a floating rate to an individual, not for business')}
        />
        <ChoiceField
          field={field('transferKeeps')}
          label={t('What stays the same')}
          options={{ tenure: t('Tenure, EMI changes'), emi: t('EMI, tenure changes') }}
        />
      </div>
      {given && !result && (
        <Notes
          look="warning"
          sentences={[t('At the new rate this EMI would never repay the loan. Keep the tenure instead.')]}
        />
      )}
      {result && <FigureList rows={transferRows(result)} />}
      {result && (
        <ResultTable
          caption={t('The loan with both banks')}
          columns={yearColumns}
          rows={result.years}
          file="balance-transfer"
        />
      )}
      <RuleNote {...foreclosureCharge} label={t('Prepayment charges')} />
    </>
  )
}

const transferRows = (result: Transfer): ResultRows => [
  row('transferSaves', t('Saved by the transfer, after all costs'), 'paise', result.savedPaise),
  result.paysOffIn === null
    ? textRow('transferPaysOff', t('Pays off in'), '', t('Never: the costs are more than it saves'))
    : textRow(
        'transferPaysOff',
        t('Pays off in'),
        result.paysOffIn,
        t('month {0} ({1})', result.paysOffIn, monthsInWords(result.paysOffIn)),
      ),
  row('transferEmi', t('EMI with the new bank'), 'paise', result.newInstalmentPaise),
  row('oldEmi', t('EMI now'), 'paise', result.oldInstalmentPaise),
  row('transferMonths', t('Tenure with the new bank'), 'months', result.newMonths),
  row('transferCost', t('Costs of the transfer'), 'paise', result.costsPaise),
]

const yearColumns: readonly Column<TransferYear>[] = [
  { heading: t('Year'), as: 'text', cell: ({ year }) => grouped(year) },
  { heading: t('Owed to the old bank'), as: 'paise', cell: ({ oldBalancePaise }) => oldBalancePaise },
  { heading: t('Owed to the new bank'), as: 'paise', cell: ({ newBalancePaise }) => newBalancePaise },
  { heading: t('Saved so far'), as: 'paise', answer: true, cell: ({ savedPaise }) => savedPaise },
]
