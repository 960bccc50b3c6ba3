import { isRecord } from '@/lib/json/is-record'

/** Called for each stored value that cannot be read, which the caller sets aside. */
export type OnFault = () => void

/**
 * A template with the stored values that have the same name and the same type. A field that an older page did
 * not have keeps the value of the template; a field that a newer page added is dropped. Lists and fields that
 * may be null are for the caller.
 */
export function likeness<Template extends object>(
  template: Template,
  stored: unknown,
  onFault: OnFault,
): Template {
  const from: Record<string, unknown> = isRecord(stored) ? stored : {}
  if (stored !== undefined && !isRecord(stored)) onFault()
  const entries = Object.entries(template).map(([name, own]) => {
    const theirs = Object.hasOwn(from, name) ? from[name] : undefined
    if (isRecord(own)) return [name, likeness(own, theirs, onFault)]
    if (own === null || Array.isArray(own) || theirs === undefined) return [name, own]
    if (theirs !== null && typeof theirs === typeof own) return [name, theirs]
    onFault()
    return [name, own]
  })
  return Object.fromEntries(entries) as Template
}

/**
 * Texts by their names, as stored. Names are for who reads one: those that nobody knows do no harm. No record
 * is reported by `likeness`.
 */
export function textsFrom(stored: unknown, onFault: OnFault): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : (onFault(), []),
    ),
  )
}

/** One of some words, the first where it is none of them. */
export function oneOf<Word extends string>(words: readonly Word[], text: string, onFault: OnFault): Word {
  const found = words.find((word) => word === text)
  if (found === undefined) onFault()
  return found ?? words[0]!
}

/** A day, '' for none and for anything else. */
export function dayOr(text: string, onFault: OnFault): string {
  if (text === '' || /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)) return text
  onFault()
  return ''
}
