import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import type { ComponentType } from 'react'

const HOSTILE = fc.constantFrom(
  ...[
    '',
    ' ',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e308',
    '-1e308',
    '1e-320',
    '5e-324',
    '1e400',
    '-0',
    '0',
    '0x10',
  ],
  ...[
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    '<script>alert(1)</script>',
    '%00',
    '%',
  ],
  ...[
    '9'.repeat(400),
    '१०',
    '１２',
    '10 lakh',
    '1,0,0',
    '٣',
    '🙂',
    '2026-02-30',
    '0000-00-00',
    '2000-01-31',
    'é',
  ],
)

/** What people and machines put behind a `?` or a `#`. */
function links(names: readonly string[], words: readonly string[]) {
  const text = fc.oneof(
    { weight: 3, arbitrary: HOSTILE },
    { weight: 3, arbitrary: fc.double().map(String) },
    { weight: 2, arbitrary: fc.constantFrom('1', ...words) },
    { weight: 1, arbitrary: fc.string() },
  )
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), text)
  const query = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.array(pair, { maxLength: 6 }).map((pairs) => new URLSearchParams(pairs).toString()),
    },
    { weight: 1, arbitrary: fc.webQueryParameters() },
  )
  return fc.record({ search: query, hash: query })
}

interface FuzzOptions {
  /** The first link, when another than the fresh page brings the part that is to be tested. */
  from?: string
  /** Waits until that part is there. */
  ready?(): Promise<unknown>
  numRuns?: number
}

/**
 * Opens a screen with so many links, one after the other: none makes it throw, none brings NaN or Infinity into what it
 * says, and each leaves a result or a message.
 */
export async function survivesHostileLinks(
  Screen: ComponentType,
  inputs: object,
  { from = '/', ready = async () => {}, numRuns = 2_000 }: FuzzOptions = {},
): Promise<void> {
  const words = Object.values(inputs).flatMap(({ options = [] }: { options?: readonly string[] }) => options)
  history.replaceState(null, '', from)
  const { container } = render(<Screen />)
  await ready()
  // A live list: jsdom asks a selector of the whole page each time, which is a tenth of this.
  const outputs = container.getElementsByTagName('output')
  fc.assert(
    fc.property(links(Object.keys(inputs), words), ({ search, hash }) => {
      act(() => {
        history.replaceState(null, '', `/?${search}#${hash}`)
        dispatchEvent(new Event('hashchange'))
      })
      expect(container.textContent).not.toMatch(/NaN|Infinity|undefined/)
      const said = outputs[0] ?? container.querySelector('[role=status]')
      expect(said?.textContent).toBeTruthy()
    }),
    { numRuns },
  )
  cleanup()
}
