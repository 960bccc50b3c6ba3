'use client'

import { useEffect, useRef, useState } from 'react'

/** So long without a key, and what is in the field is what the visitor means. */
const PAUSE_MS = 1_000

export interface Typing {
  /** The control being typed into, whose problems are not shown yet; null after a pause or once it is left. */
  name: string | null
  start(name: string): void
  stop(): void
}

/** Which control the visitor is typing into right now. */
export function useTyping(): Typing {
  const [name, setName] = useState<string | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const stop = () => {
    clearTimeout(pause.current)
    setName(null)
  }
  const start = (next: string) => {
    clearTimeout(pause.current)
    setName(next)
    pause.current = setTimeout(stop, PAUSE_MS)
  }
  return { name, start, stop }
}
