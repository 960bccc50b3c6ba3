import { toolBySlug } from '@/content/catalogue'
import { withFigures } from '@/content/figures/filled-words'
import { toolWordsIn } from '@/content/languages'
import { type ToolWords, withWords } from '@/content/translated-tool'
import { rupees } from '@/lib/format/numbers'
import { PROVIDENT_FUND_CHECKED_ON } from '@/lib/rules/salary/provident-fund'
import { writtenTools } from './written-tools'
import { fundShares, wageCeilingOn } from '@/lib/salary/provident-fund'

const TODAY = PROVIDENT_FUND_CHECKED_ON
const ceiling = wageCeilingOn(TODAY)
const shares = fundShares(ceiling, 'ceiling', TODAY)

const hindi = (slug: string) =>
  withFigures(withWords(writtenTools.get(slug)!, toolWordsIn<ToolWords>('hi', slug)!))

const slugs = ['epf-calculator', 'salary-calculator']
const pages = slugs.flatMap((slug) => [
  [slug, JSON.stringify(toolBySlug(slug))] as const,
  [`hi/${slug}`, JSON.stringify(hindi(slug))] as const,
])

it.each(pages)('the words of %s name the ceiling of the rule and the share on it', (page, words) => {
  expect(words).toContain(rupees(ceiling))
  expect(words).toContain(rupees(shares.employee))
  if (page.includes('epf-calculator')) expect(words).toContain(rupees(shares.pension))
})
