import fc from 'fast-check'
import { comparedTools } from '@/lib/comparison/compared-tools'
import { comparisonFragment, comparisonFrom } from '@/lib/comparison/comparison-link'
import type { NamedCalculation } from '@/lib/comparison/kept-calculations'

const terms = 'principal=2500000&rate=9'
const hdfc = { name: 'HDFC & co = ?', tool: 'emi-calculator', fragment: terms } as const

test('a link holds names, tools and entries', () => {
  expect(comparisonFragment([hdfc])).toBe(
    'name1=HDFC+%26+co+%3D+%3F&calculation1=emi-calculator%3Fprincipal%3D2500000%26rate%3D9',
  )
})

test('what is written is read again', () => {
  const calculation: fc.Arbitrary<NamedCalculation> = fc.record({
    name: fc.string({ maxLength: 60 }),
    tool: fc.constantFrom(...comparedTools),
    fragment: fc
      .dictionary(fc.string({ minLength: 1 }), fc.string())
      .map((entries) => String(new URLSearchParams(entries))),
  })
  const different = fc.uniqueArray(calculation, {
    maxLength: 4,
    selector: ({ tool, fragment }) => `${tool}?${fragment}`,
  })
  fc.assert(
    fc.property(different, (calculations) => {
      expect(comparisonFrom(`#${comparisonFragment(calculations)}`)).toEqual({ calculations, unreadable: 0 })
    }),
  )
})

test.each([
  ['a tool without results to compare', 'calculation1=invoice-generator?x=1', 1],
  ['too long', `calculation1=emi-calculator?principal=${'1'.repeat(4_000)}`, 1],
  ['markup', 'calculation1=<script>&calculation2=__proto__', 2],
  ['past the fourth', 'calculation5=emi-calculator', 0],
])('what cannot be read is counted: %s', (_, hash, unreadable) => {
  expect(comparisonFrom(hash)).toEqual({ calculations: [], unreadable })
})

test('the same calculation twice is compared once', () => {
  const { calculations } = comparisonFrom('calculation1=emi-calculator&calculation2=emi-calculator&name2=B')
  expect(calculations).toEqual([{ name: 'B', tool: 'emi-calculator', fragment: '' }])
})
