import { useEffect, useState } from 'react'

/**
 * The present moment in milliseconds, renewed when `waitMs` of the last one is over, and whenever the page is
 * seen again: timers stand still while a device sleeps. Null in the page as built.
 */
export function useNow(waitMs: (nowMs: number) => number): { now: number | null; renew(): void } {
  const [now, setNow] = useState<number | null>(null)
  const wait = now === null ? 0 : waitMs(now)

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [now, wait])

  useEffect(() => {
    const renew = () => setNow(Date.now())
    document.addEventListener('visibilitychange', renew)
    addEventListener('pageshow', renew)
    addEventListener('focus', renew)
    return () => {
      document.removeEventListener('visibilitychange', renew)
      removeEventListener('pageshow', renew)
      removeEventListener('focus', renew)
    }
  }, [])
  return { now, renew: () => setNow(Date.now()) }
}
