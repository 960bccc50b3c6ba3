import { toolBySlug } from '@/content/catalogue'
import { changingRules } from '@/content/changes/changing-rules'
import { figuresInWords } from '@/content/changes/figure-words'
import { t } from '@/content/page-words'
import { yearName, yearOfDay } from '@/lib/calendar/financial-year'
import { indianDay } from '@/lib/calendar/today'
import { nameOf } from '@/lib/language/words'
import { changesOf } from '@/lib/rules/changes'
import { checkedDay, type Rule, type RuleSource } from '@/lib/rules/rule'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'

/** A change of law, a rate or a tariff in the words of the page. */
export interface LawChange {
  /** Its place on the page: 'tds-professional-2025-04-01'. */
  id: string
  title: string
  /** Its first day, YYYY-MM-DD. */
  from: string
  /** What a bill proposes is no law yet. */
  isProposed: boolean
  isToCome: boolean
  /** The day on which the row was compared with its sources. */
  checkedOn: string
  figures: readonly string[]
  sources: readonly RuleSource[]
  tools: readonly { slug: string; name: string }[]
}

/** The lists of names in which the labels of rules are. */
const LABELS = ['tds-kinds', 'tax-rules', 'laws', 'savings-rules', 'rules'] as const

function titleOf(group: string, key: string, { label }: Rule<unknown>): string {
  const state = nameOf('states', stateNames[key as StateCode] ?? '')
  if (group === 'electricity') return t('Electricity at home, {0}', state)
  if (group === 'stamp-duty') return t('Stamp duty and registration of a sale deed, {0}', state)
  return LABELS.map((list) => nameOf(list, label)).find((name) => name !== label) ?? label
}

/** The day of this build in India: what is to come is as known then. */
export const builtOn = indianDay(Date.now())

/** All changes of the rows of lib/rules, the newest first; a change that two groups share is there once. */
export function lawChanges(today = builtOn): LawChange[] {
  const seen = new Set<Rule<unknown>>()
  return changingRules
    .flatMap(({ name, tools, rules }) =>
      Object.entries(rules).flatMap(([key, rule]) => {
        if (seen.has(rule)) return []
        seen.add(rule)
        return changesOf(rule).map(({ row, figures }) => ({
          id: `${name}-${key}-${row.from}`,
          title: titleOf(name, key, rule),
          from: row.from,
          isProposed: row.announced === 'bill',
          isToCome: row.announced === 'bill' || row.from > today,
          checkedOn: checkedDay(rule, row),
          figures: figuresInWords(figures, rule.unit),
          sources: row.also ? [row.source, row.also] : [row.source],
          tools: tools.map((slug) => ({ slug, name: toolBySlug(slug).name })),
        }))
      }),
    )
    .sort((one, other) => other.from.localeCompare(one.from))
}

/** The changes under the financial year in which they began, in their order. */
export function changesByYear(changes: readonly LawChange[]): { year: string; changes: LawChange[] }[] {
  const years = new Set(changes.map(({ from }) => yearOfDay(from)))
  return [...years].map((year) => ({
    year: yearName(year),
    changes: changes.filter(({ from }) => yearOfDay(from) === year),
  }))
}

/** The tools under whose results law has changed, each with its changes, in the order of the newest. */
export function changesByTool(
  changes: readonly LawChange[],
): { slug: string; name: string; changes: LawChange[] }[] {
  const tools = new Map(
    changes.flatMap((change) => change.tools.map(({ slug, name }) => [slug, name] as const)),
  )
  return [...tools].map(([slug, name]) => ({
    slug,
    name,
    changes: changes.filter((change) => change.tools.some((tool) => tool.slug === slug)),
  }))
}

/** The tools with a part of their own on the page of changes. */
export const changedTools: ReadonlySet<string> = new Set(
  lawChanges().flatMap(({ tools }) => tools.map(({ slug }) => slug)),
)
