import { tools } from '@/content/catalogue'
import { toolWordsIn } from '@/content/languages'
import { searchEntries } from '@/content/search-entries'
import { type ToolWords, withWords } from '@/content/translated-tool'
import { siteSearch } from '@/lib/catalogue/search'

const onEnglishPages = siteSearch(searchEntries)
const onHindiPages = siteSearch(
  tools
    .map((tool) => withWords(tool, toolWordsIn<ToolWords>('hi', tool.slug)!))
    .map(({ slug, name, summary, keywords }) => ({
      path: `/${slug}`,
      name,
      summary,
      keywords: keywords.join(),
    })),
)

// People leave out the nukta, type short vowels for long ones, and half letters as they come.
it.each([
  ['किस्त', '/emi-calculator'],
  ['किसत', '/emi-calculator'],
  ['कीस्त', '/emi-calculator'],
  ['ब्याज', '/emi-calculator'],
  ['ब्याज़', '/emi-calculator'],
  ['पञ्चाङ्ग', '/daily-panchang-muhurat'],
  ['पंचांग', '/daily-panchang-muhurat'],
  ['पिन कोड', '/pincode-finder'],
  ['मौसम', '/weather-forecast'],
  ['मोसम', '/weather-forecast'],
  ['उम्र', '/age-calculator'],
  ['बिजली बिल', '/electricity-bill-estimator'],
  ['बीजली बिल', '/electricity-bill-estimator'],
  ['emi calculator', '/emi-calculator'],
  ['home loan ki kist', '/emi-calculator'],
  ['bijli bill', '/electricity-bill-estimator'],
])('%s leads to %s on pages in both languages', (query, path) => {
  expect(onEnglishPages.find(query)[0]?.path).toBe(path)
  expect(onHindiPages.find(query)[0]?.path).toBe(path)
})

it('has the words of Hindi pages in their search', () => {
  expect(onHindiPages.find('होम लोन की किस्त')[0]?.path).toBe('/emi-calculator')
})

it('takes Devanagari digits for Latin ones', () => {
  expect(onEnglishPages.find('५० लाख emi')[0]?.path).toBe('/emi-calculator')
})
