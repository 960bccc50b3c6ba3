import { isRecord } from '@/lib/json/is-record'

/** True if a value, as JSON.parse gives it, is of a type. */
export type Check<Type> = (value: unknown) => value is Type

export const isText = (value: unknown): value is string => typeof value === 'string'

/** Infinity is none: JSON has it as 1e999. */
export const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value)

export const numberBetween =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && value >= least && value <= most

export const anyOf =
  <const Word extends string | number | boolean>(...words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value)

export const nullOr =
  <Type>(check: Check<Type>) =>
  (value: unknown): value is Type | null =>
    value === null || check(value)

export const listOf =
  <Type>(check: Check<Type>) =>
  (value: unknown): value is Type[] =>
    Array.isArray(value) && value.every(check)

/** A record whose names are not known beforehand. */
export const valuesOf =
  <Type>(check: Check<Type>) =>
  (value: unknown): value is Record<string, Type> =>
    isRecord(value) && Object.values(value).every(check)

/** A record with at least these fields. A field without a check, or with that of another type, does not compile. */
export const recordOf =
  <Type>(fields: { readonly [Name in keyof Type]-?: Check<Type[Name]> }) =>
  (value: unknown): value is Type =>
    isRecord(value) && Object.entries<Check<unknown>>(fields).every(([name, check]) => check(value[name]))
