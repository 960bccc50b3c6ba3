import type { RuleSource } from '@/lib/rules/rule'

/**
 * What a row was compared with: the gazette, the department's own page (or the order itself on it), reports
 * of the order by two or more who are independent of each other, one such report, tables of several portals,
 * the table of one.
 */
export type Basis = 'gazette' | 'department' | 'reports' | 'report' | 'tables' | 'table'

/**
 * What keeps a figure from being as sure as that: read in part, of an earlier time, or contradicted by another source.
 */
export type Flaw = 'inPart' | 'older' | 'atOdds'

export interface Evidence {
  basis: Basis
  but?: Flaw
}

export type Sureness = 'high' | 'medium' | 'low' | 'disputed'

const LEVELS = ['low', 'medium', 'high'] as const
const LEVEL: Readonly<Record<Basis, number>> = {
  gazette: 2,
  department: 2,
  reports: 2,
  report: 1,
  tables: 1,
  table: 0,
}

/** How sure a figure is: it follows from what was read alone, and is written nowhere else. */
export function surenessOf({ basis, but }: Evidence): Sureness {
  if (but === 'atOdds') return 'disputed'
  return LEVELS[Math.max(0, LEVEL[basis] - (but ? 1 : 0))]!
}

/** Sites of the state; the address of a front page is no page that was read. */
const GAZETTE = /^https?:\/\/(www\.)?egazette\./
const DEPARTMENT = /^https?:\/\/([\w-]+\.)+(gov|nic)\.in\/.|^https?:\/\/(www\.)?rbi\.org\.in\/./

/** The sources of a row as what they were read in: a copy or a report that quotes an order is not the order. */
export function basisOf(sources: readonly RuleSource[]): Basis {
  const official = sources.filter(({ href, read }) => DEPARTMENT.test(href) && read !== 'report')
  if (official.some(({ href }) => GAZETTE.test(href))) return 'gazette'
  if (official.length > 0) return 'department'
  const areTables = sources.every(({ read }) => read === 'table')
  const publishers = new Set(sources.map(({ href }) => new URL(href).host))
  if (publishers.size > 1) return areTables ? 'tables' : 'reports'
  return areTables ? 'table' : 'report'
}

/** The basis of a row of law. */
export const basisOfRow = ({ source, also }: { source: RuleSource; also?: RuleSource | undefined }): Basis =>
  basisOf(also ? [source, also] : [source])
