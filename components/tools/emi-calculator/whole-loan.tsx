import type { ComponentType } from 'react'
import { SelectField } from '@/components/fields/select-field'
import { emiInputs } from '@/lib/finance/emi'
import type { ValueOf } from '@/lib/inputs/tool-inputs'
import { t } from '@/lib/language/words'
import { BalanceTransferPart } from './balance-transfer-part'
import { FlatRatePart } from './flat-rate-part'
import { LoanCostPart } from './loan-cost-part'
import { MoratoriumPart } from './moratorium-part'
import { OffersPart } from './offers-part'
import { RateChangesPart } from './rate-changes-part'
import { SolvePart } from './solve-part'
import type { WholeLoanProps } from './whole-loan-props'

type Question = ValueOf<(typeof emiInputs)['whole']>

const PARTS: Record<Question, ComponentType<WholeLoanProps>> = {
  cost: LoanCostPart,
  flat: FlatRatePart,
  solve: SolvePart,
  rates: RateChangesPart,
  moratorium: MoratoriumPart,
  transfer: BalanceTransferPart,
  offers: OffersPart,
}

const QUESTIONS: Record<Question, string> = {
  cost: t('True yearly cost with fees (APR)'),
  flat: t('Flat rate against reducing rate'),
  solve: t('Loan, rate or tenure for an EMI'),
  rates: t('A rate that changes'),
  moratorium: t('Moratorium before the first EMI'),
  transfer: t('Balance transfer to another bank'),
  offers: t('Offers side by side'),
}

/** The controls of the part. */
const NAMES = Object.keys(emiInputs).slice(Object.keys(emiInputs).indexOf('whole'))

/** Questions about the loan above that the instalment does not answer, one at a time. */
export default function WholeLoan(props: WholeLoanProps) {
  const field = props.inputs.field('whole')
  const Part = PARTS[field.value ?? 'cost']
  const changed = new URLSearchParams(props.inputs.fragment)
  // Who has asked nothing here prints the loan alone, on two sheets.
  const isAsked = NAMES.some((name) => changed.has(name))
  return (
    <div className={`mt-4 grid gap-3 ${isAsked ? '' : 'unasked'}`}>
      <SelectField field={field} label={t('What to work out')} options={QUESTIONS} />
      <Part {...props} />
    </div>
  )
}
