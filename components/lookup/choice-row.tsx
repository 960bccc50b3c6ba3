import type { ComponentProps, ReactNode } from 'react'

interface ChoiceRowProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  name: string
  detail: string
  /** At the end of the row: the code that it leads to. */
  end: ReactNode
  /** Below the row, once it is opened. */
  children?: ReactNode
}

/** A row to be pressed: it leads to a code, or opens. */
export function ChoiceRow({ name, detail, end, children, ...button }: ChoiceRowProps) {
  return (
    <li className="border-b border-line">
      <button
        type="button"
        {...button}
        className="flex min-h-11 w-full items-center justify-between gap-4 px-5 py-2 text-left -outline-offset-2 hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-soft">{detail}</span>
        </span>
        <span className="shrink-0 font-semibold text-link tabular-nums">{end}</span>
      </button>
      {children}
    </li>
  )
}
