import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { isRecord } from '@/lib/json/is-record'

/** Called for each stored value that cannot be read, which the caller sets aside. */
export type OnFault = () => void

/** Reads a stored value and reports what of it is lost; undefined where none of it can be read. */
export type Reader<Type> = (stored: unknown, onFault: OnFault) => Type | undefined

/** True for the same type: a day is a text, but not the same. */
type Same<A, B> = (<Any>() => Any extends A ? 1 : 0) extends <Any>() => Any extends B ? 1 : 0 ? true : false
/** True for a type that the blank value tells whole: any text, any number, yes or no. */
type IsPlain<Type> = true extends Same<Type, string> | Same<Type, number> | Same<Type, boolean> ? true : false

type Field<Type> = Exclude<keyof Type, 'kind'>

/**
 * A reader for each field whose blank value does not tell what else it may hold: words of a list, days, lists, records,
 * what may be null. A text may have one too. The kind of a document is that of the blank one.
 */
export type Readers<Type> = {
  readonly [Name in Field<Type> as IsPlain<Type[Name]> extends true ? never : Name]-?: Reader<Type[Name]>
} & { readonly [Name in Field<Type>]?: Reader<Type[Name]> }

/**
 * Reads a record into the shape of a blank one. A field that an older page did not have, or that cannot be read, keeps
 * its blank value; a field that a newer page added is dropped.
 */
export const likeness =
  <Type extends object>(blank: Type, readers: Readers<Type>) =>
  (stored: unknown, onFault: OnFault): Type => {
    if (!isRecord(stored)) onFault()
    const from = isRecord(stored) ? stored : {}
    const read = (name: string, own: unknown) => {
      const theirs = Object.hasOwn(from, name) ? from[name] : undefined
      if (theirs === undefined) return own
      const reader = (readers as Readonly<Record<string, Reader<unknown>>>)[name]
      const value = reader ? reader(theirs, onFault) : typeof theirs === typeof own ? theirs : undefined
      if (value !== undefined) return value
      onFault()
      return own
    }
    return Object.fromEntries(Object.entries(blank).map(([name, own]) => [name, read(name, own)])) as Type
  }

/** The sound items of a list, each in the shape of a blank one. */
export const likenesses = <Type extends object>(
  blank: Type,
  readers: Readers<Type>,
): Reader<readonly Type[]> => {
  const read = likeness(blank, readers)
  return (stored, onFault) =>
    Array.isArray(stored)
      ? stored.flatMap((one) => (isRecord(one) ? [read(one, onFault)] : (onFault(), [])))
      : undefined
}

/** Texts by their names. Names are for who reads one: those that nobody knows do no harm. */
export const texts: Reader<Record<string, string>> = (stored, onFault) =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).flatMap(([name, text]) =>
          typeof text === 'string' ? [[name, text]] : (onFault(), []),
        ),
      )
    : undefined

/** One of some words. */
export const wordOf =
  <Word extends string>(words: readonly Word[]): Reader<Word> =>
  (stored) =>
    words.find((word) => word === stored)

/** A day, '' for none. */
export const dayText: Reader<CalendarDay> = (stored) =>
  typeof stored === 'string' && /^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/.test(stored)
    ? stored
    : undefined
