import { offsetText } from '@/lib/format/offset-text'

it.each([
  [19_800, '+05:30'],
  [0, '+00:00'],
  [-9_000, '-02:30'],
])('%d seconds are written %s', (ahead, text) => expect(offsetText(ahead)).toBe(text))
