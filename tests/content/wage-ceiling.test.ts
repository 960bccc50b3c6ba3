import { toolBySlug } from '@/content/catalogue'
import { withFigures } from '@/content/figures/filled-words'
import { toolWordsIn } from '@/content/languages'
import { type ToolWords, withWords } from '@/content/translated-tool'
import { rupees } from '@/lib/format/numbers'
import { PROVIDENT_FUND_CHECKED_ON, providentFundValues } from '@/lib/rules/salary/provident-fund'
import { writtenTools } from './written-tools'
import { fundShares, wageCeilingOn } from '@/lib/salary/provident-fund'

const TODAY = PROVIDENT_FUND_CHECKED_ON
const ceiling = wageCeilingOn(TODAY)
const shares = fundShares(ceiling, 'ceiling', TODAY)
const earlier = providentFundValues.values
  .map(({ value }) => value.wageCeiling)
  .filter((one) => one !== ceiling)

const hindi = (slug: string) =>
  withFigures(withWords(writtenTools.get(slug)!, toolWordsIn<ToolWords>('hi', slug)!))

const slugs = ['epf-calculator', 'salary-calculator']
const pages = slugs.flatMap((slug) => [
  [slug, JSON.stringify(toolBySlug(slug))] as const,
  [`hi/${slug}`, JSON.stringify(hindi(slug))] as const,
])

describe.each(pages)('the words of %s', (_page, words) => {
  it('name the ceiling of the rule and the share on it', () => {
    expect(words).toContain(rupees(ceiling))
    expect(words).toContain(rupees(shares.employee))
  })

  it('name an earlier ceiling only as one: with its day, as a question, or as a wage of an example', () => {
    const asEarlier = /2014|2026|\?|6,857|7,500/
    const sentences = words.split(/(?<=[.।])\s|\\n|","|":"/)
    const naming = sentences.filter((sentence) => earlier.some((one) => sentence.includes(rupees(one))))
    expect(naming.filter((sentence) => !asEarlier.test(sentence))).toEqual([])
  })

  it('no longer call a higher ceiling a proposal', () => {
    expect(words).not.toMatch(/were proposals|प्रस्ताव थे/)
  })
})

it.each(pages.slice(0, 2))('the words of %s name the most that goes to the pension', (_page, words) => {
  expect(words).toContain(rupees(shares.pension))
})
