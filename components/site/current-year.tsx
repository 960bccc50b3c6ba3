'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The visitor's year; the page as built knows only its own. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  )
}
