import { createElement } from 'react'

/**
 * A picture that the visitor added, as a data address. There is no file of it, so nothing that a framework's image
 * component does for files applies.
 */
export function StoredPicture({ of, alt, className }: { of: string; alt: string; className?: string }) {
  return createElement('img', { src: of, alt, className })
}
