/** Inputs as data and the sum as a pure function, with a formula that only holds the place of the real one. */
export function sumFile({ sum, Sum }) {
  return `import { amount, percent } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'

export const ${sum}Inputs = {
  principal: amount({ initial: 1_000 }),
  rate: percent({ initial: 10 }),
}

export interface ${Sum} {
  /** Rupees, unrounded. */
  total: number
}

/**
 * TODO: say the formula here, with the unit of each quantity and its source.
 * What stands below holds the place of the real sum.
 */
export function ${sum}({ principal, rate }: Values<typeof ${sum}Inputs>): ${Sum} {
  return { total: (principal * rate) / 100 }
}
`
}

/** Red from the start: no result equals a figure that nobody has worked out. */
export function sumTestFile({ sum, Sum, sumPath }) {
  return `import { ${sum}, type ${Sum}, type ${sum}Inputs } from '@/${sumPath}'
import type { Values } from '@/lib/inputs/tool-inputs'

/** No result equals it. Put a figure in its place that comes from the working or a named source, not from our code. */
const NOT_WORKED_OUT_YET = Number.NaN

interface Row {
  says: string
  inputs: Values<typeof ${sum}Inputs>
  expected: ${Sum}
}

const rows: Row[] = [
  {
    says: 'TODO: the case in a sentence, its working, and where the figure comes from',
    inputs: { principal: 1_000, rate: 10 },
    expected: { total: NOT_WORKED_OUT_YET },
  },
]

test.each(rows)('$says', ({ inputs, expected }) => {
  expect(${sum}(inputs).total).toBeCloseTo(expected.total, 6)
})
`
}
