/** A place kept for an advertisement. Its size is fixed, so that nothing moves when one comes. */
export function AdSlot({ label = 'Advertisement', className }: { label?: string; className: string }) {
  return (
    <aside
      aria-label={label}
      className={`no-print grid place-items-center rounded-xl border border-dashed border-line text-sm text-soft ${className}`}
    >
      {label}
    </aside>
  )
}
