import { existsSync, readFileSync } from 'node:fs'
import { categoryBySlug, toolBySlug, tools, toolsIn } from '@/content/catalogue'
import { categories } from '@/content/categories'
import { categorySlugs, type CategorySlug, type Tool } from '@/lib/catalogue/tool'

/** The specification's list, section 2, in its order. */
const specified: Record<CategorySlug, string> = {
  calculators:
    'all-in-one-calculator emi-calculator income-tax-calculator gst-calculator sip-calculator fd-calculator rd-calculator investment-returns-calculator credit-card-payoff-calculator tds-deduction-calculator bmi-calculator age-calculator percentage-calculator',
  'business-tools':
    'invoice-generator quotation-generator receipt-generator digital-visiting-card-maker e-stamp-duty-calculator',
  'everyday-utilities':
    'currency-converter unit-converter daily-expense-tracker countdown-timer-creator qr-code-generator random-quote-generator love-calculator',
  'india-specific-tools':
    'pincode-finder ifsc-code-finder vehicle-rc-checker pan-card-verification-guide electricity-bill-estimator mobile-recharge-plan-finder daily-panchang-muhurat indian-festival-calendar exam-result-checker-guide weather-forecast',
}

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
const each = tools.map((tool) => [tool.slug, tool] as [string, Tool])
const wordsOf = ({ name, title, description, summary, steps, faqs }: Tool) =>
  [name, title, description, summary, ...steps.flatMap(Object.values), ...faqs.flatMap(Object.values)].join(
    '\n',
  )

test.each(categorySlugs)(
  '%s holds the specified tools in the specified order, whatever was added',
  (category) => {
    const wanted = specified[category].split(' ')
    const slugs = toolsIn(category).map(({ slug }) => slug)
    expect(slugs.filter((slug) => wanted.includes(slug))).toEqual(wanted)
  },
)

test('the list shows the tools by category', () => {
  expect(tools).toEqual(categories.flatMap(({ slug }) => toolsIn(slug)))
  expect(categories.map(({ slug }) => slug)).toEqual([...categorySlugs])
})

test('the README counts the tools that are live', () => {
  const [, count] = /^It has (\d+) tools:/m.exec(readFileSync('README.md', 'utf8'))!
  expect(Number(count)).toBe(tools.filter(({ status }) => status === 'live').length)
})

test.each(['slug', 'name', 'title', 'description', 'summary', 'icon'] as const)(
  'no two tools have the same %s',
  (part) => {
    const parts = tools.map((tool) => tool[part])
    expect(parts.filter((one, place) => parts.indexOf(one) !== place)).toEqual([])
  },
)

describe.each(each)('%s', (slug, tool) => {
  it('has its page, its words and, when it is live, its screen', () => {
    expect(existsSync(`app/(${tool.category})/${slug}/page.tsx`)).toBe(true)
    expect(existsSync(`content/tools/${slug}.ts`)).toBe(true)
    const screens = ['screen', slug].map((file) => `components/tools/${slug}/${file}.tsx`)
    expect(screens.some((file) => existsSync(file)) || tool.status === 'planned').toBe(true)
  })

  it('fits: title, description and summary', () => {
    expect(tool.title.length).toBeLessThanOrEqual(60)
    expect(tool.title).not.toContain('|')
    expect(tool.description.length).toBeGreaterThanOrEqual(110)
    expect(tool.description.length).toBeLessThanOrEqual(160)
    expect(tool.summary.length).toBeLessThanOrEqual(100)
    expect(tool.lead?.length ?? 0).toBeLessThanOrEqual(44)
  })

  it('explains how to use it in three to five steps, and answers at least four questions', () => {
    expect(tool.steps.length).toBeGreaterThanOrEqual(3)
    expect(tool.steps.length).toBeLessThanOrEqual(5)
    expect(tool.faqs.length).toBeGreaterThanOrEqual(4)
    expect(new Set(tool.steps.map(({ name }) => name)).size).toBe(tool.steps.length)
    expect(tool.steps.filter(({ name, text }) => name.length >= text.length)).toEqual([])
    expect(new Set(tool.faqs.map(({ question }) => question)).size).toBe(tool.faqs.length)
    expect(tool.faqs.filter(({ question }) => !question.endsWith('?'))).toEqual([])
    expect(tool.faqs.filter(({ answer }) => answer.length < 100)).toEqual([])
  })

  it('leads on to tools that exist, and not to itself', () => {
    expect(tool.related.map(toolBySlug).map((other) => other.slug)).toEqual(tool.related)
    expect(tool.related).not.toContain(slug)
    expect(new Set(tool.related).size).toBe(tool.related.length)
    expect(tool.related.length).toBeGreaterThanOrEqual(2)
  })

  it('is found by words in lower case, each once', () => {
    expect(tool.keywords.filter((word) => word !== word.toLowerCase() || word !== word.trim())).toEqual([])
    expect(new Set(tool.keywords).size).toBe(tool.keywords.length)
    expect(tool.keywords.some((word) => /\p{Script=Devanagari}/u.test(word))).toBe(true)
  })

  it('carries days that have come, and sources at full addresses', () => {
    const days = [tool.updatedOn, ...tool.sources.map(({ checkedOn }) => checkedOn)]
    expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || day > today)).toEqual([])
    expect(tool.sources.filter(({ href }) => !/^https?:\/\/[^\s]+$/.test(href))).toEqual([])
  })

  it('speaks plainly: no shouting, no salesman’s words, no leftovers', () => {
    const words = wordsOf(tool)
    expect(words).not.toMatch(/!/)
    expect(words).not.toMatch(/\b(lorem|todo|fixme|tbd|undefined|nan|null)\b/i)
    expect(words).not.toMatch(
      /\b(simply|easily|effortless(ly)?|seamless(ly)?|revolutionary|best-in-class|powerful)\b/i,
    )
    expect(words).not.toMatch(/\p{Extended_Pictographic}/u)
    expect(words).not.toMatch(/₹\d{4,}|₹\d{1,3},\d{3},\d{3}/)
  })
})

test.each([
  ['pincode-finder', 'pincode'],
  ['ifsc-code-finder', 'ifsc'],
  ['weather-forecast', 'city'],
])('%s can be searched by a link with ?%s=, and no other tool can', (slug, parameter) => {
  expect(toolBySlug(slug).searchParameter).toBe(parameter)
  expect(tools.filter((tool) => tool.searchParameter === parameter)).toHaveLength(1)
})

test('a slug that no tool or category has is refused', () => {
  expect(() => toolBySlug('emi')).toThrow("No tool has the slug 'emi'")
  expect(() => categoryBySlug('tools')).toThrow("No category has the slug 'tools'")
})
