import { fieldIds } from '@/components/fields/field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { rupees } from '@/lib/format/numbers'
import { type incomeTaxInputs, rulesInForce, taxRules } from '@/lib/tax/income-tax-inputs'
import { otherRegime, taxOf, type TaxQuestion } from '@/lib/tax/tax-question'

interface SimplifiedWarningProps {
  inputs: ToolInputs<typeof incomeTaxInputs>
  question: TaxQuestion | null
}

/** Says that the opening rules are not the law, what the law would give, and leads there in one tap. */
export function SimplifiedWarning({ inputs, question }: SimplifiedWarningProps) {
  if (inputs.field('rules').text !== 'ay-2025-26-simplified') return null
  const switchToLaw = () => {
    inputs.set({ rules: rulesInForce })
    // The button is about to go; the choice it made is where the visitor goes on.
    document.getElementById(fieldIds('rules').control)?.focus()
  }
  return (
    <section aria-labelledby="simplified" className="card mb-4 border-bad bg-bad-wash px-5 py-4">
      <h2 id="simplified" className="text-xl text-bad">
        Simplified Calculation
      </h2>
      <p className="mt-1">
        A sample for AY 2025-26 with older slabs and no surcharge: not the law of any year.
      </p>
      <p className="mt-1">{question && <LawInForce question={question} />}</p>
      <Button variant="outline" className="no-print mt-2" onClick={switchToLaw}>
        Use the law of {taxRules(rulesInForce).law.name}
      </Button>
    </section>
  )
}

function LawInForce({ question }: { question: TaxQuestion }) {
  const here = taxOf({ ...question, rules: rulesInForce })
  const other = otherRegime(question.regime)
  const there = taxOf({ ...question, rules: rulesInForce, regime: other })
  return (
    <>
      The law in force, {taxRules(rulesInForce).law.name}, gives{' '}
      <output name="lawTotalTax" data-value={here.totalTax} aria-live="off" className="font-semibold">
        {rupees(here.totalTax)}
      </output>{' '}
      in the {question.regime} regime and {rupees(there.totalTax)} in the {other}.
    </>
  )
}
