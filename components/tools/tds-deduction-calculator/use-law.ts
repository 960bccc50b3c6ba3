'use client'

import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'

const loadLaw = () => import('@/components/tools/tds-deduction-calculator/law')

export type Law = Awaited<ReturnType<typeof loadLaw>>

/** What only the law of a year needs, with its twenty kinds: fetched when a year is first chosen. */
export const useLaw = (wanted: boolean): LatePart<Law> => useLatePart(loadLaw, wanted)
