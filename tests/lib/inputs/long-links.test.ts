import type { Kind } from '@/lib/inputs/kind'
import { LONGEST_TEXT } from '@/lib/inputs/text-limits'
import { inputsFromLink } from '@/lib/inputs/tool-inputs'
import { toolsWithInputs } from '@/tests/inputs-of-tool'
import { longText, SIGNS } from '@/tests/strange-links'

/** The page follows some of these links, four times as long: e2e/strange-links.spec.ts. */
const LONG = 50_000

test.each(toolsWithInputs())(`no kind of %s is asked to parse a value of ${LONG} characters`, (_, inputs) => {
  for (const [name, kind] of Object.entries<Kind<unknown, unknown>>(inputs)) {
    const read = jest.spyOn(kind, 'read')
    for (const sign of SIGNS) {
      const parsed = inputsFromLink(inputs, { search: '', hash: `#${name}=${longText(sign, LONG)}` })
      expect(parsed[name]!.ok).toBe(false)
    }
    const longest = Math.max(0, ...read.mock.calls.map(([text]) => text.length))
    expect(longest).toBeLessThanOrEqual(LONGEST_TEXT)
    read.mockRestore()
  }
})
