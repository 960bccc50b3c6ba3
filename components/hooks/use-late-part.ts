import { useEffect, useRef, useState } from 'react'

export interface LatePart<Part> {
  /** Null until it is there. */
  part: Part | null
  failed: boolean
  retry(): void
}

type Fetched<Part> = { state: 'waiting' | 'failed' } | { state: 'here'; part: Part }

/** A module of the form that is fetched when it is first wanted. */
export function useLatePart<Part>(load: () => Promise<Part>, wanted: boolean): LatePart<Part> {
  const [fetched, setFetched] = useState<Fetched<Part>>({ state: 'waiting' })
  const waiting = wanted && fetched.state === 'waiting'
  const fetchPart = useRef(() => {
    load().then(
      (part) => setFetched({ state: 'here', part }),
      () => setFetched({ state: 'failed' }),
    )
  })
  useEffect(() => {
    if (waiting) fetchPart.current()
  }, [waiting])
  return {
    part: fetched.state === 'here' ? fetched.part : null,
    failed: fetched.state === 'failed',
    retry: () => setFetched({ state: 'waiting' }),
  }
}
