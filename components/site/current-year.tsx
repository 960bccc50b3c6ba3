'use client'

import { useInBrowser } from '@/components/tool-form/use-in-browser'

/** The visitor's year; the page as built knows only its own. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useInBrowser(() => new Date().getFullYear(), builtIn)
}
