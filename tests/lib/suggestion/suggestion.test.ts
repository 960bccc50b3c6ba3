import { pageLanguageOf } from '@/content/languages'
import { problemsOf, suggestionFromLink, suggestionMailto, suggestionText } from '@/lib/suggestion/suggestion'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

const complete = { toolName: 'HRA calculator', description: 'Rent in, exemption out.', email: '' }

describe('problemsOf', () => {
  it.each([
    ['a name and a description are enough', complete, []],
    ['an e-mail address is welcome', { ...complete, email: 'asha@example.in' }, []],
    ['blanks are no name', { ...complete, toolName: '  ' }, ['toolName']],
    ['an empty form lacks both', { toolName: '', description: '', email: '' }, ['toolName', 'description']],
    ['an address needs an @', { ...complete, email: 'asha.example.in' }, ['email']],
    ['an address needs a domain with a dot', { ...complete, email: 'asha@example' }, ['email']],
  ])('%s', (_sentence, suggestion, wrong) => {
    expect(Object.keys(problemsOf(suggestion))).toEqual(wrong)
  })
})

test('a link fills the form, and its fragment wins over its query', () => {
  const link = { search: '?toolName=From%20query&email=a%40b.in', hash: '#toolName=From+fragment' }
  expect(suggestionFromLink(link)).toEqual({ toolName: 'From fragment', description: '', email: 'a@b.in' })
})

test('the text names the tool, what it does and where to answer', () => {
  expect(suggestionText({ ...complete, email: ' asha@example.in ' })).toBe(
    'Tool: HRA calculator\n\nRent in, exemption out.\n\nAnswer to: asha@example.in',
  )
})

test('the e-mail link carries signs that have a meaning of their own in a link', () => {
  const link = new URL(suggestionMailto('us@example.in', { ...complete, toolName: 'Rent & deposit? 50% #1' }))
  expect(link.pathname).toBe('us@example.in')
  expect(link.searchParams.get('subject')).toBe('A tool to add: Rent & deposit? 50% #1')
  expect(link.search).not.toContain('+')
})

test('in Hindi, messages and letter are in Hindi', () => {
  globalThis.pageLanguage = pageLanguageOf('hi')
  expect(problemsOf({ toolName: '', description: '', email: 'asha' })).toEqual({
    toolName: 'टूल का नाम लिखें।',
    description: 'एक-दो वाक्यों में लिखें कि टूल को क्या करना चाहिए।',
    email: 'यह ईमेल पता सही नहीं लगता। इसे ठीक करें या खाली छोड़ दें।',
  })
  const suggestion = { toolName: 'HRA कैलकुलेटर', description: 'किराया', email: 'asha@example.in' }
  expect(suggestionText(suggestion)).toBe('टूल: HRA कैलकुलेटर\n\nकिराया\n\nजवाब इस पते पर दें: asha@example.in')
  const link = new URL(suggestionMailto('us@example.in', suggestion))
  expect(link.searchParams.get('subject')).toBe('नए टूल का सुझाव: HRA कैलकुलेटर')
})
