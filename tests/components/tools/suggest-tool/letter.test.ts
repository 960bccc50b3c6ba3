import { suggestionMailto, suggestionText } from '@/components/tools/suggest-tool/letter'
import { pageLanguageOf } from '@/content/languages'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

test('the letter is in the language of the page, and its link carries signs that have a meaning of their own there', () => {
  globalThis.pageLanguage = pageLanguageOf('hi')
  const suggestion = { toolName: 'Rent & deposit? 50% #1', description: 'किराया', email: ' asha@example.in ' }
  expect(suggestionText(suggestion)).toBe(
    'टूल: Rent & deposit? 50% #1\n\nकिराया\n\nजवाब इस पते पर दें: asha@example.in',
  )
  const link = new URL(suggestionMailto('us@example.in', suggestion))
  expect(link.pathname).toBe('us@example.in')
  expect(link.searchParams.get('subject')).toBe('नए टूल का सुझाव: Rent & deposit? 50% #1')
  expect(link.search).not.toContain('+')
})
