import { languagesIn, pagesIn, toolWordsIn } from '@/content/languages'
import type { ToolWords } from '@/content/translated-tool'
import { writtenTools } from './written-tools'

const translated = languagesIn().flatMap(({ code }) =>
  pagesIn(code)
    .map((path) => ({ code, slug: path.slice(1) }))
    .filter(({ slug }) => toolWordsIn(code, slug)),
)

it.each(translated)('$slug has all of its words in $code', ({ code, slug }) => {
  const tool = writtenTools.get(slug)!
  const words = toolWordsIn<ToolWords>(code, slug)!
  expect(words.steps).toHaveLength(tool.steps.length)
  expect(words.faqs).toHaveLength(tool.faqs.length)
  expect(words.next ?? []).toHaveLength(tool.next?.length ?? 0)
  expect(words.title.length).toBeLessThanOrEqual(60)
  expect(words.description.length).toBeGreaterThanOrEqual(110)
  expect(words.description.length).toBeLessThanOrEqual(160)
  expect(words.summary.length).toBeLessThanOrEqual(100)
})
