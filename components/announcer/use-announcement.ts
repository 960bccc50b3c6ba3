import { useEffect } from 'react'
import { announce } from '@/components/announcer/announce'

/** So long after the last key the list is that of what the visitor means. */
const PAUSE_MS = 1_000

/** Speaks a sentence once it has stayed the same for a moment; null is silence. */
export function useAnnouncement(sentence: string | null): void {
  useEffect(() => {
    if (sentence === null) return
    const timer = setTimeout(() => announce(sentence), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [sentence])
}
