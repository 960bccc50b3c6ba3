import { readdirSync } from 'node:fs'
import type { Rule } from '@/lib/rules/rule'

/** What saleDutyByState is made of. */
const PARTS = 'lib/rules/stamp-duty/sale/'

/** The files whose exports are law, rates or tariffs. */
const FILES = [
  ...readdirSync('lib/rules', { recursive: true, encoding: 'utf8' }).map((file) => `lib/rules/${file}`),
  'lib/recharge/recharge-plans.ts',
].filter((file) => file.endsWith('.ts') && !file.startsWith(PARTS))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isRule = (value: unknown): value is Rule<unknown> =>
  isRecord(value) && 'label' in value && 'checkedOn' in value && Array.isArray(value.values)

/** The rules in a value: itself, or those of a list, of a record, of the terms of a payment. */
function rulesIn(value: unknown, depth = 0): Rule<unknown>[] {
  if (isRule(value)) return [value]
  if (!isRecord(value) || depth === 3) return []
  return Object.values(value).flatMap((part) => rulesIn(part, depth + 1))
}

/** Every rule that a file of rules exports, each once. */
export const exportedRules: readonly Rule<unknown>[] = [
  ...new Set(FILES.flatMap((file) => rulesIn(jest.requireActual<object>(`@/${file}`)))),
]
