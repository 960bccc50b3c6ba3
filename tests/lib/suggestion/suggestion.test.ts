import { suggestionFromLink, fieldsToCorrect } from '@/lib/suggestion/suggestion'

const complete = { toolName: 'HRA calculator', description: 'Rent in, exemption out.', email: '' }

describe('fieldsToCorrect', () => {
  it.each([
    ['a name and a description are enough', complete, []],
    ['an e-mail address is welcome', { ...complete, email: 'asha@example.in' }, []],
    ['blanks are no name', { ...complete, toolName: '  ' }, ['toolName']],
    ['an empty form lacks both', { toolName: '', description: '', email: '' }, ['toolName', 'description']],
    ['an address needs an @', { ...complete, email: 'asha.example.in' }, ['email']],
    ['an address needs a domain with a dot', { ...complete, email: 'asha@example' }, ['email']],
  ])('%s', (_sentence, suggestion, wrong) => {
    expect(fieldsToCorrect(suggestion)).toEqual(wrong)
  })
})

test('a link fills the form, and its fragment wins over its query', () => {
  const link = { search: '?toolName=From%20query&email=a%40b.in', hash: '#toolName=From+fragment' }
  expect(suggestionFromLink(link)).toEqual({ toolName: 'From fragment', description: '', email: 'a@b.in' })
})
