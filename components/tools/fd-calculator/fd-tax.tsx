'use client'

import { useDeferredValue } from 'react'
import { AmountField } from '@/components/fields/amount-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { FdTaxYears } from '@/components/tools/fd-calculator/fd-tax-years'
import { depositOf, type FdToolInputs, tenureOf } from '@/components/tools/fd-calculator/read-deposit'

/** The interest of each financial year and its TDS, with the fields that these alone depend on. */
export default function FdTax({ inputs }: { inputs: FdToolInputs }) {
  const tenure = tenureOf(inputs)
  const deposit = tenure && depositOf(inputs, tenure)
  const terms = inputs.read('senior', 'pan', 'otherInterest', 'rules', 'start')
  // The table of a long deposit follows the typing when there is time.
  const figures = useDeferredValue(deposit && terms && { deposit, tenure, terms })
  return (
    <>
      <TaxFields inputs={inputs} />
      {figures && <FdTaxYears {...figures} />}
    </>
  )
}

function TaxFields({ inputs: { field } }: { inputs: FdToolInputs }) {
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2">
      <DateField
        field={field('start')}
        label="Deposited on"
        precision="day"
        hint="Left empty: today"
        min="2024-04-01"
        max="2099-12-31"
      />
      <AmountField
        field={field('otherInterest')}
        label="Other interest from this bank in a year"
        hint="From your other deposits there; it counts towards the limit"
      />
      <ChoiceField
        field={field('rules')}
        label="TDS limits"
        options={{ 'by-law': 'By the law of each year', 'ay-2025-26-simplified': 'Simplified, AY 2025-26' }}
      />
      <CheckboxField field={field('pan')} label="The bank has my PAN" />
    </div>
  )
}
