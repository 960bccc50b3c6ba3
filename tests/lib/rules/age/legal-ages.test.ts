import { agesByLaw, sourcesOf } from '@/lib/rules/age/legal-ages'
import { ruleOn } from '@/lib/rules/rule'

it('the ages in law rise, each has words of its own and is in force', () => {
  const ages = agesByLaw.map((rule) => ruleOn(rule, '2026-11-21').value)
  expect(ages).toEqual([18, 18, 21, 25, 30, 35, 60, 80])
  expect(new Set(agesByLaw.map(({ label }) => label)).size).toBe(agesByLaw.length)
})

it('each source is listed once', () => {
  const sources = sourcesOf(agesByLaw)
  expect(sources).toHaveLength(5)
  expect(new Set(sources.map(({ href }) => href)).size).toBe(5)
  expect(sources.every(({ checkedOn }) => /^\d{4}-\d\d-\d\d$/.test(checkedOn))).toBe(true)
})
