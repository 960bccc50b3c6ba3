import { useEffect, useRef } from 'react'

interface Due {
  timer: ReturnType<typeof setTimeout>
  write(): void
}

/**
 * Runs what it is given after a pause, in place of what still waits. A page that is left within the pause, or
 * that a phone closes once it is hidden, keeps what was typed last.
 */
export function useDelayedWrite(afterMs: number): (write: () => void) => void {
  const due = useRef<Due | null>(null)

  useEffect(() => {
    const writeNow = () => {
      clearTimeout(due.current?.timer)
      due.current?.write()
      due.current = null
    }
    const whenHidden = () => document.visibilityState === 'hidden' && writeNow()
    addEventListener('pagehide', writeNow)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      removeEventListener('pagehide', writeNow)
      document.removeEventListener('visibilitychange', whenHidden)
      clearTimeout(due.current?.timer)
      due.current = null
    }
  }, [])

  return (write) => {
    clearTimeout(due.current?.timer)
    const timer = setTimeout(() => {
      due.current = null
      write()
    }, afterMs)
    due.current = { timer, write }
  }
}
