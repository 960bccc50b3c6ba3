import fc from 'fast-check'

const NUMBERS_NO_ONE_MEANS =
  'NaN Infinity -Infinity 1e308 -1e308 1e-320 5e-324 1e400 -0 0 0x10 1,0,0 १० １２ ٣ 10,00,000'.split(' ')

const WORDS_NO_ONE_MEANS =
  'null undefined true [] {} __proto__ constructor <script>alert(1)</script> %00 % 🙂 é 0000-00-00 2026-02-30 2000-01-31'.split(
    ' ',
  )

const HOSTILE = fc.constantFrom(
  '',
  ' ',
  '10 lakh',
  '9'.repeat(400),
  ...NUMBERS_NO_ONE_MEANS,
  ...WORDS_NO_ONE_MEANS,
)

/** Signs that a pattern could read in several ways, each as a link carries it. */
export const SIGNS = ['+', '1', ',', '.', '-', '_', '*', '@', 'a.', '%E0%A5%A6']

/** Such a sign so often that the text has about this length, between a number and a letter. */
export const longText = (sign: string, length: number) => `1${sign.repeat(length / sign.length)}x`

/** What people and machines put behind a `?` or a `#`, for controls of these names that know these words. */
export function strangeLinks(names: readonly string[], words: readonly string[]) {
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
