import { useEffect, useRef, useState } from 'react'
import { copyText } from '@/components/share/copy-text'

const CHECK_FOR_MS = 1_500

interface CopyButtonProps {
  value: string
  label: string
  /** The name of the value in the toast; the value itself unless given. */
  named?: string
  children?: string
}

/** Copies a value, confirms it in a toast, and shows a check for a moment. */
export function CopyButton({ value, label, named, children }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    if (!(await copyText(value, { named }))) return
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), CHECK_FOR_MS)
  }

  return (
    <button
      type="button"
      onClick={copy}
      aria-label={label}
      data-copied={copied || undefined}
      className="copy no-print"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {copied ? <path d="M20 6 9 17l-5-5" /> : <path d="M9 9h11v11H9zM5 15H4V4h11v1" />}
      </svg>
      {children}
    </button>
  )
}
