/**
 * Where the skip link of every page leads to: past the header and the breadcrumb, so that the next Tab is the
 * page's first control.
 */
export const CONTENT_ID = 'content'

/** The one first-level heading of a page. */
export function PageTitle({ className, children }: { className?: string; children: string }) {
  return (
    <h1 id={CONTENT_ID} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
