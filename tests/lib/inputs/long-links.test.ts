import { inputsFromLink } from '@/lib/inputs/tool-inputs'
import { toolsWithInputs } from '@/tests/inputs-of-tool'
import { longText, SIGNS } from '@/tests/strange-links'

const LONG = 50_000
/** The page follows some of these links, four times as long: e2e/strange-links.spec.ts. */
const LONGEST_MS = 50

test.each(toolsWithInputs())(
  `no value of ${LONG} characters keeps %s reading for more than ${LONGEST_MS} ms`,
  (_, inputs) => {
    const slow = Object.keys(inputs).flatMap((name) =>
      SIGNS.map((sign) => ({ name, sign })).filter(({ sign }) => {
        const link = { search: '', hash: `#${name}=${longText(sign, LONG)}` }
        const took = () => {
          const began = performance.now()
          inputsFromLink(inputs, link)
          return performance.now() - began
        }
        // A machine that does other things too may take longer once.
        return took() > LONGEST_MS && took() > LONGEST_MS && took() > LONGEST_MS
      }),
    )
    expect(slow).toEqual([])
  },
)
