'use client'

import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'
import type { ExamBoard } from '@/lib/education/exam-board'
import { firstBoards } from '@/lib/education/first-boards'
import type { OfficialSite } from '@/lib/links/official-site'

const loadFurther = () => import('@/lib/education/further-boards')

interface Boards {
  boards: readonly ExamBoard[]
  /** Every address that is known to be official; null until all are there. */
  sites: readonly OfficialSite[] | null
  late: LatePart<unknown>
}

/** The boards of the opening page; with the first search all of them. */
export function useBoards(searched: boolean): Boards {
  const late = useLatePart(loadFurther, searched)
  if (!late.part) return { boards: firstBoards, sites: null, late }
  const boards = [...firstBoards, ...late.part.furtherBoards]
  return { boards, sites: [...boards, ...late.part.resultSites], late }
}
