import fc from 'fast-check'
import { fragmentOf, type Inputs, inputsFromLink, type Link } from '@/lib/inputs/tool-inputs'
import { toolsWithInputs } from '@/tests/inputs-of-tool'
import { strangeLinks } from '@/tests/strange-links'

/** The pages themselves follow some of these links: e2e/strange-links.spec.ts. */
const LINKS = 2_000
const SEED = 20_261_122

test.each(toolsWithInputs())(`${LINKS} strange links are read by %s as values or problems`, (_, inputs) => {
  const isRead = (link: Link) => {
    const parsed = inputsFromLink(inputs, link)
    const values = Object.values(parsed).flatMap((input) => (input.ok ? [input.value] : []))
    const written = fragmentOf(inputs, parsed)
    // The link that the page then writes leads to the same page.
    const again = fragmentOf(inputs, inputsFromLink(inputs, { search: '', hash: written }))
    return written === again && values.every((value) => typeof value !== 'number' || Number.isFinite(value))
  }
  const links = strangeLinks(Object.keys(inputs), wordsOf(inputs))
  expect(fc.check(fc.property(links, isRead), { numRuns: LINKS, seed: SEED })).toMatchObject({
    failed: false,
    numRuns: LINKS,
  })
})

/** What the kinds themselves write: their defaults, and the words that choices know. */
function wordsOf(inputs: Inputs): string[] {
  return Object.values(inputs).map(({ initial, write }) => (write as (value: unknown) => string)(initial))
}
