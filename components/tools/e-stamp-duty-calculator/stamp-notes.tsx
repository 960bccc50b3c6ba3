import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/site/anchor'
import type { CitedRule } from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { ruleOn } from '@/lib/rules/rule'

/** How sure the figures are, what they leave out, and where they were read first. */
export function StampNotes({ rule, notes }: { rule: CitedRule; notes: readonly string[] }) {
  const { value, source } = ruleOn(rule, rule.checkedOn)
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm">
          {note}
        </p>
      ))}
      {value.conditions && (
        <ul aria-label="Conditions" className="mt-3 list-disc pl-5 text-sm">
          {value.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      <RuleNote says={rule.says} source={source} checkedOn={rule.checkedOn} />
      <OfficeLink href={value.office} />
    </>
  )
}

/** The registration department's own site, which knows the amount that it will accept. */
export function OfficeLink({ href }: { href: string | undefined }) {
  if (href === undefined) return null
  return (
    <p className="mt-1 text-sm">
      Registration department: <Anchor href={href}>{href.slice('https://'.length, -1)}</Anchor>
    </p>
  )
}
