import { useEffect } from 'react'

/** Completes the line above a printed page, where the site's name stands: its address and the day. */
export function PrintHead() {
  useEffect(() => {
    const name = document.body.dataset.printed
    const write = () => {
      const day = new Date().toLocaleDateString('en-IN', { dateStyle: 'long' })
      document.body.dataset.printed = `${name} · ${location.host}${location.pathname} · ${day}`
    }
    addEventListener('beforeprint', write)
    return () => removeEventListener('beforeprint', write)
  }, [])
  return null
}
