import { RuleNote } from '@/components/results/rule-note'
import { SourceList } from '@/components/results/source-link'
import type { WorkingSteps } from '@/components/results/working'
import { FoldedPart } from '@/components/ui/disclosure'
import { rupees } from '@/lib/format/numbers'
import { gstRegistrationLimits } from '@/lib/rules/gst/registration-limits'
import { depositInterestLimit } from '@/lib/rules/income-tax/deduction-limits'
import { noTaxDeclaration } from '@/lib/rules/income-tax/no-tax-declaration'
import { presumptiveLaw, presumptiveSources } from '@/lib/rules/income-tax/presumptive'
import { type Rule, ruleOn, type RuleRow } from '@/lib/rules/rule'
import { depositTds } from '@/lib/rules/tds/bank-interest'
import {
  firstDayOf,
  hasOwnFields,
  isPresumed,
  type ReadTaxInputs,
  type TaxQuestion,
} from '@/lib/tax/income-tax'
import { presumedOf } from '@/lib/tax/income-kinds/presumed-kind'
import { nameOf, t } from '@/lib/language/words'
import { partInWords } from './presumed-answer'

/** Where the law of a kind of income was read. */
export function KindSources({ question: { kind, rules } }: { question: TaxQuestion }) {
  if (!hasOwnFields(kind)) return null
  const ofProfit: Rule<unknown>[] = [presumptiveLaw, gstRegistrationLimits]
  const listed = isPresumed(kind) ? ofProfit : [depositInterestLimit, noTaxDeclaration, depositTds]
  return (
    <FoldedPart heading={t('Law and sources of this kind of income')}>
      {listed.map((rule) => (
        <RuleNote
          key={rule.label}
          {...rule}
          label={nameOf('tax-rules', rule.label)}
          row={ruleOn<RuleRow<unknown>>(rule, firstDayOf(rules))}
        />
      ))}
      {isPresumed(kind) && <SourceList sources={presumptiveSources} />}
    </FoldedPart>
  )
}

/** How the profit comes about, part by part. */
export function kindSteps(read: ReadTaxInputs): WorkingSteps {
  const profit = presumedOf(read)
  if (profit?.reason !== null) return {}
  const { section, parts, presumed, income } = profit
  return {
    [t('Presumed profit (section {0})', section)]:
      `${parts.map(partInWords).join(' + ')} = ${rupees(presumed, 2)}`,
    [t('Profit as declared, as it is more')]: income > presumed && rupees(income, 2),
  }
}
