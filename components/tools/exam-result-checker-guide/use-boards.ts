'use client'

import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'
import type { ExamBoard } from '@/lib/education/exam-board'
import { firstBoards } from '@/lib/education/first-boards'

const loadFurther = () => import('@/lib/education/further-boards')

interface Boards {
  boards: readonly ExamBoard[]
  late: LatePart<unknown>
}

/** The boards of the opening page; with the first search all of them. */
export function useBoards(searching: boolean): Boards {
  const late = useLatePart(loadFurther, searching)
  return { boards: searching && late.part ? [...firstBoards, ...late.part.furtherBoards] : firstBoards, late }
}
