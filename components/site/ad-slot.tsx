/**
 * A place for an advertisement. While there is no advertiser it is a slim strip with its label, which nobody
 * needs to hear.
 */
export function AdSlot({ label = 'Advertisement', className }: { label?: string; className: string }) {
  return (
    <div
      aria-hidden
      className={`no-print grid items-center rounded-xl border border-dashed border-line text-soft ${className}`}
    >
      {label}
    </div>
  )
}
