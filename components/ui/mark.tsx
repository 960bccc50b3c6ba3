/** The site's mark: a gnomon, the arc its shadow walks, and the sun. Drawn by hand on a grid of 32. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" className={className} aria-hidden="true">
      <path d="M3 27a13 13 0 0 1 26 0" stroke="currentColor" strokeWidth="2" />
      <path d="M8.5 27a7.5 7.5 0 0 1 15 0" stroke="currentColor" strokeWidth="1" opacity=".55" />
      <path d="M9 27 20.5 7v20z" fill="var(--accent)" />
      <circle cx="26" cy="5.5" r="2.5" fill="var(--accent)" />
      <path d="M1 27h30" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
