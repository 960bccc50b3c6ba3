import { changingRules } from '@/content/changes/changing-rules'
import { canaries, watchedPages, watchesOf } from '@/content/changes/watched-pages'
import { openRules } from '@/content/open-rules'
import type { Rule } from '@/lib/rules/rule'

const watched = changingRules.flatMap(({ name, rules }) =>
  Object.entries(rules).map(([key, rule]) => ({ rule, watches: watchesOf(name, key, rule) })),
)

it('every rule names where its next change would be announced, and the words to look for', () => {
  for (const { rule, watches } of watched) {
    expect([rule.label, watches.length > 0]).toEqual([rule.label, true])
    for (const { title, href, words } of watches) {
      expect(title).toMatch(/\w/)
      expect(href).toMatch(/^https?:\/\/[^/]+\//)
      expect(words).not.toHaveLength(0)
    }
  }
})

it('every open rule is among them', () => {
  const open = Object.values(openRules).flatMap(({ rules }) => Object.values<Rule<unknown>>(rules))
  const known = new Set(watched.map(({ rule }) => rule))
  expect(open.filter((rule) => !known.has(rule)).map(({ label }) => label)).toEqual([])
})

it('every address is fetched once, and every cited source too', () => {
  const pages = watchedPages()
  const addresses = pages.map(({ href }) => href)
  expect(new Set(addresses).size).toBe(addresses.length)
  const cited = watched.flatMap(({ rule }) =>
    rule.values.flatMap(({ source, also }) => [source, also ?? source]),
  )
  expect(cited.filter(({ href }) => !addresses.includes(href))).toEqual([])
  for (const { words, rules, isSource } of pages) {
    expect(rules).not.toHaveLength(0)
    expect(isSource).toBe(words.length === 0)
  }
})

it('the three projects that hold the same law are watched too', () => expect(canaries).toHaveLength(3))
