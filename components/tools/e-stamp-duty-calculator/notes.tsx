import { inForce } from '@/lib/rules/in-force'
import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/ui/anchor'
import { type Rule, type RuleSource } from '@/lib/rules/rule'
import type { Evidence, Sureness } from '@/lib/rules/evidence'
import type { SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import { Sentence } from '@/components/ui/sentence'
import { nameOf, t } from '@/lib/language/words'

/** What the rules of sales and of tenancies share. */
export type CitedRule = Rule<{
  also?: readonly RuleSource[]
  office?: string
  conditions?: readonly string[]
  sureness?: Sureness
  evidence?: Evidence
  knownFrom?: SaleTerms['knownFrom']
}>

export const HIGH = t('Several sources agree. We could not compare them with the gazette.')

export const FROM_PRESS = t('Known from newspapers and published lists; we did not find the order.')

/** Known from one report or one table. */
const isOfOne = (evidence: Evidence | undefined) =>
  evidence?.basis === 'report' || evidence?.basis === 'table'

/** The label of a rule. Most end with the name of their state. */
function ruleLabel(english: string): string {
  const whole = nameOf('stamp-duty', english)
  const comma = english.lastIndexOf(', ')
  if (whole !== english || comma < 0) return whole
  return `${nameOf('stamp-duty', english.slice(0, comma))}, ${nameOf('states', english.slice(comma + 2))}`
}

const opensWith = (english: string) => nameOf('stamp-duty', english)

interface StampNotesProps {
  rule: CitedRule
  notes: readonly string[]
  /** A condition in the language of the page; unless given, only those that the page opens with have one. */
  wordsOf?: (condition: string) => string
}

/** How sure the figures are, their conditions and their source. */
export function StampNotes({ rule, notes, wordsOf = opensWith }: StampNotesProps) {
  const row = inForce(rule)
  const { value } = row
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm">
          {note}
        </p>
      ))}
      {value.conditions && (
        <ul aria-label={t('Conditions')} className="mt-3 list-disc pl-5 text-sm">
          {value.conditions.map((condition) => (
            <li key={condition}>{wordsOf(condition)}</li>
          ))}
        </ul>
      )}
      <RuleNote
        {...rule}
        label={ruleLabel(rule.label)}
        row={row}
        isOneOfSeveral={value.also ? value.also.length > 0 : !isOfOne(value.evidence)}
      />
      <OfficeLink href={value.office} />
    </>
  )
}

/** The state's own site, which knows the amount that it will accept. */
export const OfficeLink = ({ href }: { href: string | undefined }) =>
  href && (
    <p className="mt-1 text-sm">
      <Sentence
        words={t('Official site: {0}')}
        parts={[
          <Anchor key="site" href={href}>
            {new URL(href).host}
          </Anchor>,
        ]}
      />
    </p>
  )
