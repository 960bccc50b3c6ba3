import type { ReactNode } from 'react'

/** A list that scrolls in a frame of limited height, also with the keyboard; on paper it is whole. */
export function ScrollList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-112 overflow-y-auto border-t border-line -outline-offset-2 print:max-h-none"
    >
      <ul>{children}</ul>
    </div>
  )
}
