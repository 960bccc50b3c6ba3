import type { Kind, Reading } from '@/lib/inputs/kind'
import { type ParsedInput, parseText } from '@/lib/inputs/parsed-input'
import { isTooLong, textOfLink } from '@/lib/inputs/text-limits'

type AnyKind = Kind<unknown, unknown>

/** The inputs of one tool: the name of each control, and its kind. */
export type Inputs = Record<string, AnyKind>

export type ValueOf<K> = K extends { initial: infer Value } ? Value : never
export type ProblemOf<K> = K extends { read(text: string): Reading<unknown, infer P> } ? P : never
export type Values<I extends Inputs> = { [Name in keyof I]: ValueOf<I[Name]> }
export type Texts<I extends Inputs> = { [Name in keyof I]: string }
/** Every input of a tool, parsed. All that a page shows derives from it. */
export type ParsedInputs<I extends Inputs> = {
  [Name in keyof I]: ParsedInput<ValueOf<I[Name]>, ProblemOf<I[Name]>>
}

/** The values of the named inputs, or null while one of them has a problem. */
export type ReadValues<I extends Inputs> = <Name extends keyof I & string>(
  ...names: Name[]
) => Pick<Values<I>, Name> | null

type AnyParsed = ParsedInput<unknown, unknown>
const kindOf = (inputs: Inputs, name: string): AnyKind => inputs[name]!

const freshByInputs = new WeakMap<Inputs, unknown>()

/** The inputs of a fresh page, parsed once for all. */
export function freshInputs<I extends Inputs>(inputs: I): ParsedInputs<I> {
  const known = freshByInputs.get(inputs) as ParsedInputs<I> | undefined
  if (known) return known
  const fresh = mapNames(inputs, (_name, kind) => parseText(kind, kind.show(kind.initial)))
  freshByInputs.set(inputs, fresh)
  return fresh
}

/**
 * The inputs after a link: its own values in their usual look, unreadable texts as they came, so that the field can
 * say what is wrong with them. The fragment wins over the query, and both win over what the visitor prefers.
 */
export function inputsFromLink<I extends Inputs>(
  inputs: I,
  link: Link,
  preferred: Partial<Texts<I>> = {},
): ParsedInputs<I> {
  const fresh = freshInputs(inputs)
  const query = new URLSearchParams(link.search)
  const fragment = new URLSearchParams(link.hash.replace(/^#/, ''))
  return mapNames(inputs, (name, kind) => {
    const text = textOfLink(fragment, name) ?? textOfLink(query, name) ?? preferred[name] ?? null
    return text === null ? (fresh[name] as AnyParsed) : tidied(kind, parseText(kind, text))
  })
}

/** The inputs with some texts changed; only those are parsed. */
export function changeTexts<I extends Inputs>(
  inputs: I,
  parsed: ParsedInputs<I>,
  changes: Partial<Texts<I>>,
): ParsedInputs<I> {
  const next: Record<string, AnyParsed> = { ...parsed }
  for (const [name, text] of Object.entries<string | undefined>(changes))
    if (text !== undefined && next[name]?.text !== text) next[name] = parseText(kindOf(inputs, name), text)
  return next as ParsedInputs<I>
}

/** The inputs with one value written in its usual look; a text with a problem stays as it is. */
export function tidyInput<I extends Inputs>(
  inputs: I,
  parsed: ParsedInputs<I>,
  name: keyof I & string,
): ParsedInputs<I> {
  const before = parsed[name] as AnyParsed
  const after = tidied(kindOf(inputs, name), before)
  return after.text === before.text ? parsed : { ...parsed, [name]: after }
}

/** The formatted text parses to the same value (see `Kind`), so it is not parsed again. */
function tidied(kind: AnyKind, parsed: AnyParsed): AnyParsed {
  return parsed.ok ? { ...parsed, text: kind.show(parsed.value) } : parsed
}

/** The fragment that leads back to these inputs: only what differs from a fresh page, in the short form of links. */
export function fragmentOf<I extends Inputs>(inputs: I, parsed: ParsedInputs<I>): string {
  const fresh = freshInputs(inputs)
  const fragment = new URLSearchParams()
  for (const name of Object.keys(inputs)) {
    if (parsed[name] === fresh[name]) continue
    const kind = kindOf(inputs, name)
    if (kind.isPrivate) continue
    const input = parsed[name] as AnyParsed
    const written = input.ok ? kind.write(input.value) : input.text
    if (isTooLong(written)) continue
    if (written !== kind.write(kind.initial)) fragment.set(name, written)
  }
  return fragment.toString()
}

/** True if a link carries a value that must not stay in the address. */
export function carriesPrivate(inputs: Inputs, { search, hash }: Link): boolean {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return Object.keys(inputs).some(
    (name) => kindOf(inputs, name).isPrivate && (query.has(name) || fragment.has(name)),
  )
}

/** The query without the tool's own controls: once the visitor types, their values belong to the fragment alone. */
export function queryWithout(inputs: Inputs, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of Object.keys(inputs)) query.delete(name)
  const rest = query.toString()
  return rest && `?${rest}`
}

/** The values of the named inputs, or null when one of them has a problem. */
export function readValues<I extends Inputs, Name extends keyof I & string>(
  parsed: ParsedInputs<I>,
  names: readonly Name[],
): Pick<Values<I>, Name> | null {
  const values: Record<string, unknown> = {}
  for (const name of names) {
    const input = parsed[name] as AnyParsed
    if (!input.ok) return null
    values[name] = input.value
  }
  return values as Pick<Values<I>, Name>
}

/** Every value, or null while any has a problem. */
export const readAll = <I extends Inputs>(inputs: I, read: ReadValues<I>) =>
  read(...(Object.keys(inputs) as (keyof I & string)[])) as Values<I> | null

export interface Link {
  search: string
  hash: string
}

function mapNames<I extends Inputs>(
  inputs: I,
  parse: (name: string, kind: AnyKind) => AnyParsed,
): ParsedInputs<I> {
  const names = Object.keys(inputs)
  return Object.fromEntries(names.map((name) => [name, parse(name, kindOf(inputs, name))])) as ParsedInputs<I>
}
