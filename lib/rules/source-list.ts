import type { RuleSource } from '@/lib/rules/rule'

/** Sources by their titles, each with its address. */
export const sourceList = (addresses: Readonly<Record<string, string>>): RuleSource[] =>
  Object.entries(addresses).map(([title, href]) => ({ title, href }))
