'use client'

import { useEffect, useRef, useState } from 'react'
import { type LoveScore, loveScore } from '@/lib/everyday/love-score'
import { showToast } from '@/components/site/toast'

const CALCULATING_MS = 700

export interface Names {
  name1: string
  name2: string
}

export type LoveState =
  { kind: 'idle' } | { kind: 'calculating' } | { kind: 'scored'; names: Names; score: LoveScore }

/** The score appears after a moment, as in a game; a change of the names in between puts it aside. */
export function useLoveScore() {
  const [state, setState] = useState<LoveState>({ kind: 'idle' })
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  const reset = () => {
    clearTimeout(waiting.current)
    setState({ kind: 'idle' })
  }
  const calculate = (names: Names) => {
    const score = loveScore(names.name1, names.name2)
    reset()
    if (!score) {
      showToast({ title: 'Missing Names', description: 'Please enter both names.', variant: 'destructive' })
      return
    }
    setState({ kind: 'calculating' })
    waiting.current = setTimeout(() => setState({ kind: 'scored', names, score }), CALCULATING_MS)
  }
  return { state, calculate, reset }
}
