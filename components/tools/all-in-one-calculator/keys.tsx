import type { MouseEvent, ReactNode } from 'react'
import { RESULT_ID } from '@/components/results/focus-result'
import { CopyButton } from '@/components/share/copy-button'
import { Button, type ButtonProps } from '@/components/ui/button'
import { t } from '@/lib/language/words'

/** Keys in four columns. A key pressed by the mouse does not take the focus, so that Enter still means Equals. */
export function KeyGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-4 gap-2" onMouseDown={leaveFocus}>
      {children}
    </div>
  )
}

export const leaveFocus = (event: MouseEvent) => event.preventDefault()

export interface KeyLook extends Pick<ButtonProps, 'variant'> {
  sign: string
  /** The accessible name of a key whose sign does not suffice. */
  name?: string
  /** A key that does something rather than be written. */
  operator?: boolean
}

export function KeyButton({
  sign,
  name,
  operator,
  variant = 'outline',
  onClick,
}: KeyLook & Pick<ButtonProps, 'onClick'>) {
  return (
    <Button variant={variant} aria-label={name} onClick={onClick} className={operator ? 'text-link' : ''}>
      {sign}
    </Button>
  )
}

export interface DisplayProps {
  /** The number for machines, unrounded; the code 'Error' for a sum without an answer. */
  value: number | string
  shown: string
  /** The number has more digits than those shown. */
  rounded?: boolean
  /** An amount of money to two decimals, next to the exact number; null without one. */
  toPaise?: string | null
  /** Small, above the number. */
  children?: ReactNode
}

/** The longest number in large digits that a narrow phone has space for. */
const LARGE_UP_TO = 15

/** The display of a calculator, in large digits where they fit. */
export function Display({ value, shown, rounded, toPaise, children }: DisplayProps) {
  return (
    <div id={RESULT_ID} className="min-w-0 rounded-lg border border-line-strong bg-sunken p-1">
      <div className="flex min-h-5 flex-wrap justify-between gap-2 px-2 text-sm text-soft">{children}</div>
      <div className="flex items-center justify-between">
        <CopyButton value={shown} label={t('Copy the number shown')} />
        {toPaise && <b className="mr-auto">{toPaise}</b>}
        <output
          aria-live="off"
          data-spoken
          name="display"
          data-value={value}
          aria-label={t('Display')}
          className={`min-w-0 px-2 font-semibold ${shown.length > LARGE_UP_TO ? 'text-base' : 'text-2xl'}`}
        >
          {rounded ? `≈ ${shown}` : shown}
        </output>
      </div>
    </div>
  )
}
