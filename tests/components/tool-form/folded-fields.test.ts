import { isSet } from '@/components/tool-form/folded-fields'

it.each([
  ['', false],
  ['rate=12&inflation=6', true],
  ['timing=end', true],
  // The end of a longer name, and the value of another.
  ['dayOftiming=end', false],
  ['name=timing', false],
])('of the fragment "%s" a fold with timing and inflation is open: %s', (fragment, open) =>
  expect(isSet(fragment, 'timing', 'inflation')).toBe(open),
)
