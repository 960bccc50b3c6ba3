import { offsetText } from '@/lib/format/offset-text'

it.each([
  [19_800, '+05:30'],
  [0, '+00:00'],
  [-9_000, '-02:30'],
  [-12_600, '-03:30'],
  [20_700, '+05:45'],
])('%d seconds are written %s', (ahead, text) => expect(offsetText(ahead)).toBe(text))
