import type { MouseEvent, ReactNode } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'

/** Keys in four columns. A key pressed by the mouse does not take the focus, so that Enter still means Equals. */
export function KeyGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-4 gap-2" onMouseDown={leaveFocus}>
      {children}
    </div>
  )
}

const leaveFocus = (event: MouseEvent) => event.preventDefault()

interface KeyButtonProps extends Pick<ButtonProps, 'variant' | 'onClick'> {
  /** A key that does something rather than be written. */
  operator?: boolean
  /** What it says when its sign does not. */
  name?: string
  children: string
}

export function KeyButton({ name, operator, variant = 'outline', onClick, children }: KeyButtonProps) {
  return (
    <Button variant={variant} aria-label={name} onClick={onClick} className={operator ? 'text-link' : ''}>
      {children}
    </Button>
  )
}
