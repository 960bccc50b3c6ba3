'use client'

import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'

const loadFurther = () => import('@/components/tools/e-stamp-duty-calculator/further')

export type Further = Awaited<ReturnType<typeof loadFurther>>

/** All but a plain sale in Maharashtra, with which the page opens: fetched when it is first chosen. */
export const useFurther = (wanted: boolean): LatePart<Further> => useLatePart(loadFurther, wanted)
