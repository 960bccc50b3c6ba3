'use client'

import { useDeferredValue, useMemo } from 'react'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { type Card, problemsOf } from '@/lib/visiting-card/card'

const loadMade = () => import('@/components/tools/digital-visiting-card-maker/made-card')

const isSound = (card: Card) => Object.keys(problemsOf(card)).length === 0

/** The code of a card once it is wanted, a moment behind the typing; null while the card cannot have one. */
export function useCardCode(card: Card, wanted: boolean) {
  const late = useLatePart(loadMade, wanted)
  const settled = useDeferredValue(card)
  const cardCode = late.part?.cardCode
  const code = useMemo(() => (cardCode && isSound(settled) ? cardCode(settled) : null), [cardCode, settled])
  // A code of details that are no longer there is not to be handed out.
  const current = wanted && isSound(card) ? code : null
  return { code: current, card: settled, late }
}
