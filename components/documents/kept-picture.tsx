import { createElement } from 'react'

/**
 * A picture that the visitor put in, shown from the text it is kept as. There is no file of it, so nothing that a
 * framework's picture component does for files applies.
 */
export function KeptPicture({ of, alt, className }: { of: string; alt: string; className?: string }) {
  return createElement('img', { src: of, alt, className })
}
