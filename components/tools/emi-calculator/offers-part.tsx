import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import { RowsField } from '@/components/fields/rows-field'
import type { Column } from '@/components/results/column'
import { FigureList } from '@/components/results/figure-list'
import { Notes } from '@/components/results/notes'
import { type ResultRows, textRow } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import { compareOffers, type LoanCost, type Offer } from '@/lib/finance/loan/loan-cost'
import { offerList } from '@/lib/finance/loan/loan-lists'
import { grouped, rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import type { WholeLoanProps } from './whole-loan-props'

interface ComparedOffer {
  number: number
  offer: Offer
  cost: LoanCost
}

/** Two or three offers of the loan amount above, with what each costs in truth. */
export function OffersPart({ inputs: { field }, loan }: WholeLoanProps) {
  const offers = offerList.rowsOf(field('offers').text)
  const all = offers.ok ? compareOffers(loan.principal, offers.value) : []
  const compared = all.flatMap(({ offer, cost }, place) => (cost ? [{ number: place + 1, offer, cost }] : []))
  return (
    <>
      <RowsField field={field('offers')} list={offerList} one={t('Bank offer')} paired>
        {(cell) => (
          <>
            <PercentField field={cell('rate')} label={t('Rate')} />
            <MonthsField field={cell('months')} label={t('Tenure')} />
            <AmountField field={cell('costs')} label={t('All fees, with tax')} />
          </>
        )}
      </RowsField>
      {compared.length < all.length && (
        <Notes
          look="warning"
          sentences={[t('The fees of an offer leave nothing of the loan to be paid out.')]}
        />
      )}
      {compared.length > 0 && <FigureList rows={bestRows(compared)} />}
      {compared.length > 0 && (
        <ResultTable
          whole
          caption={t('Offers side by side')}
          columns={offerColumns}
          rows={compared}
          file="loan-offers"
        />
      )}
    </>
  )
}

/** The first of the offers that are the least by a figure. */
const least = (offers: readonly ComparedOffer[], by: (cost: LoanCost) => number) =>
  offers.reduce((best, each) => (by(each.cost) < by(best.cost) ? each : best))

function bestRows(offers: readonly ComparedOffer[]): ResultRows {
  const byRate = least(offers, ({ aprPercent }) => aprPercent)
  const byCost = least(offers, ({ costPaise }) => costPaise)
  return [
    textRow(
      'lowestApr',
      t('Lowest true rate'),
      byRate.number,
      t('Offer {0}: APR {1}%', byRate.number, grouped(byRate.cost.aprPercent)),
    ),
    textRow(
      'lowestCost',
      t('Lowest interest and fees'),
      byCost.number,
      t('Offer {0}: {1}', byCost.number, rupeesFromPaise(byCost.cost.costPaise)),
    ),
  ]
}

const offerColumns: readonly Column<ComparedOffer>[] = [
  { heading: t('Offer'), as: 'text', cell: ({ number }) => String(number) },
  { heading: t('APR'), as: 'percent', answer: true, cell: ({ cost }) => cost.aprPercent },
  { heading: t('EMI'), as: 'paise', cell: ({ cost }) => cost.instalmentPaise },
  { heading: t('Interest'), as: 'paise', cell: ({ cost }) => cost.interestPaise },
  { heading: t('Fees'), as: 'paise', cell: ({ cost }) => cost.chargesPaise },
  { heading: t('Interest and fees'), as: 'paise', cell: ({ cost }) => cost.costPaise },
]
