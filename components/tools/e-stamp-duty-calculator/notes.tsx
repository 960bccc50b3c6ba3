import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/ui/anchor'
import { type RuleSource, ruleOn } from '@/lib/rules/rule'
import type { CitedRule } from '@/lib/stamp-duty/stamp-duty'

export const HIGH = 'Confidence: high. Our sources agree, but none of them is the gazette.'
export const MEDIUM =
  'Confidence: medium. From published lists and the press, not checked against the gazette.'

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
      <RuleNote {...rule} source={source} />
      <OfficeLink href={value.office} />
    </>
  )
}

/** The registration department's own site, which knows the amount that it will accept. */
export const OfficeLink = ({ href }: { href: string | undefined }) =>
  href && (
    <p className="mt-1 text-sm">
      Registration department: <Anchor href={href}>{href.slice('https://'.length, -1)}</Anchor>
    </p>
  )

/** Where the same was read besides, or otherwise. */
export function OtherSources({ heading, sources }: { heading: string; sources: readonly RuleSource[] }) {
  return sources.map(({ title, href }, place) => (
    <p key={href} className="mt-1 text-sm text-soft">
      {place === 0 && `${heading} `}
      <Anchor href={href}>{title}</Anchor>
    </p>
  ))
}
