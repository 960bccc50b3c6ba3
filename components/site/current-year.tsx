'use client'

import { useInBrowser } from '@/components/hooks/use-in-browser'

/** The visitor's year; the page as built knows only its own. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useInBrowser(() => new Date().getFullYear(), builtIn)
}
