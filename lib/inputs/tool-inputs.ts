import type { Kind } from '@/lib/inputs/kind'

/** The inputs of one tool: the name of each control, and its kind. */
export type Inputs = Record<string, Kind<never> | Kind<string> | Kind<number> | Kind<boolean>>

export type ValueOf<K> = K extends Kind<infer Value> ? Value : never
export type Values<I extends Inputs> = { [Name in keyof I]: ValueOf<I[Name]> }
export type Texts<I extends Inputs> = { [Name in keyof I]: string }

type AnyKind = Kind<unknown>
const kindOf = (inputs: Inputs, name: string) => inputs[name] as unknown as AnyKind

/** What every field of a fresh page shows. */
export function initialTexts<I extends Inputs>(inputs: I): Texts<I> {
  return mapNames(inputs, (name) => kindOf(inputs, name).show(kindOf(inputs, name).initial))
}

/**
 * The fields' texts after a link: its own texts in their usual look, unreadable ones as they came, so that the
 * field can say what is wrong with them. The fragment wins over the query.
 */
export function textsFromLink<I extends Inputs>(inputs: I, link: Link): Texts<I> {
  const initial = initialTexts(inputs)
  const query = new URLSearchParams(link.search)
  const fragment = new URLSearchParams(link.hash.replace(/^#/, ''))
  return mapNames(inputs, (name) => {
    const text = fragment.get(name) ?? query.get(name)
    if (text === null) return initial[name]!
    const reading = kindOf(inputs, name).read(text)
    return reading.ok ? kindOf(inputs, name).show(reading.value) : text
  })
}

/** The fragment that leads back to these texts: only what differs from a fresh page, in the short form of links. */
export function fragmentOf<I extends Inputs>(inputs: I, texts: Texts<I>): string {
  const fragment = new URLSearchParams()
  for (const name of Object.keys(inputs)) {
    const kind = kindOf(inputs, name)
    const reading = kind.read(texts[name]!)
    const written = reading.ok ? kind.write(reading.value) : texts[name]!
    if (written !== kind.write(kind.initial)) fragment.set(name, written)
  }
  return fragment.toString()
}

/** The query without the tool's own controls: once the visitor types, their values belong to the fragment alone. */
export function queryWithout(inputs: Inputs, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of Object.keys(inputs)) query.delete(name)
  const rest = query.toString()
  return rest && `?${rest}`
}

/** The values of the named inputs, or null when one of them can't be read. */
export function readValues<I extends Inputs, Name extends keyof I & string>(
  inputs: I,
  texts: Texts<I>,
  names: readonly Name[],
): Pick<Values<I>, Name> | null {
  const values: Record<string, unknown> = {}
  for (const name of names) {
    const reading = kindOf(inputs, name).read(texts[name]!)
    if (!reading.ok) return null
    values[name] = reading.value
  }
  return values as Pick<Values<I>, Name>
}

/** The message for one field, or null when its text can be read. */
export function problemOf<I extends Inputs>(
  inputs: I,
  texts: Texts<I>,
  name: keyof I & string,
): string | null {
  const reading = kindOf(inputs, name).read(texts[name]!)
  return reading.ok ? null : reading.problem
}

export interface Link {
  search: string
  hash: string
}

function mapNames<I extends Inputs>(inputs: I, text: (name: string) => string): Texts<I> {
  return Object.fromEntries(Object.keys(inputs).map((name) => [name, text(name)])) as Texts<I>
}
