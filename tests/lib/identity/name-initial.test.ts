import fc from 'fast-check'
import { initialMatch } from '@/lib/identity/name-initial'
import { anyText } from '@/tests/any-text'

it.each([
  ['P', 'S', 'SHRI HEMANT KUMAR SHARMA', { match: 'expected', word: 'SHARMA' }],
  ['P', 'H', 'Hemant Sharma', { match: 'otherWord', word: 'HEMANT', expected: 'SHARMA' }],
  ['P', 'E', 'Élodie', { match: 'expected', word: 'ELODIE' }],
  ['P', 'D', "Maria D'Souza", { match: 'expected', word: 'DSOUZA' }],
  ['C', 'T', 'M/s The Tata Company', { match: 'expected', word: 'TATA' }],
  ['F', 'L', 'Tata Ltd', { match: 'none', expected: 'TATA' }],
  ['H', 'S', 'Suresh Jindal HUF', { match: 'expected', word: 'SURESH' }],
  ['P', 'D', 'Dr', { match: 'expected', word: 'DR' }],
  ['P', 'S', 'हेमंत शर्मा', { match: 'unreadable' }],
  ['P', 'S', '  ', { match: 'unreadable' }],
] as const)('holder %s, letter %s, name %s', (holder, initial, name, found) => {
  expect(initialMatch({ holder, initial }, name)).toEqual(found)
})

it('any name has an answer', () => {
  fc.assert(
    fc.property(fc.constantFrom('P', 'C'), anyText, (holder, name) => {
      const found = initialMatch({ holder, initial: 'S' }, name)
      if (found.match === 'expected') expect(found.word.startsWith('S')).toBe(true)
      if (found.match === 'otherWord') expect(found.word).not.toBe(found.expected)
    }),
  )
})
