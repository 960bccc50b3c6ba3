import { suggestionMailto, suggestionText } from '@/components/tools/suggest-tool/letter'
import { pageLanguageOf } from '@/content/languages'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

const complete = { toolName: 'HRA calculator', description: 'Rent in, exemption out.', email: '' }

test('the e-mail link carries signs that have a meaning of their own in a link', () => {
  const link = new URL(suggestionMailto('us@example.in', { ...complete, toolName: 'Rent & deposit? 50% #1' }))
  expect(link.pathname).toBe('us@example.in')
  expect(link.searchParams.get('subject')).toBe('A tool to add: Rent & deposit? 50% #1')
  expect(link.search).not.toContain('+')
})

test('in Hindi, the letter is in Hindi', () => {
  globalThis.pageLanguage = pageLanguageOf('hi')
  const suggestion = { toolName: 'HRA कैलकुलेटर', description: 'किराया', email: 'asha@example.in' }
  expect(suggestionText(suggestion)).toBe('टूल: HRA कैलकुलेटर\n\nकिराया\n\nजवाब इस पते पर दें: asha@example.in')
  const link = new URL(suggestionMailto('us@example.in', suggestion))
  expect(link.searchParams.get('subject')).toBe('नए टूल का सुझाव: HRA कैलकुलेटर')
})
