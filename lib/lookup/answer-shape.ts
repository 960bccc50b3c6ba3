import { LookupFault } from '@/lib/lookup/lookup-fault'

/** Text without stray gaps; null for what is absent, or written as "NA". */
export function textIn(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const tidy = value.trim().replace(/\s+/g, ' ')
  return tidy === '' || tidy === 'NA' ? null : tidy
}

/** The fault of a service, such as "the postal service", that answered in another shape than it promises. */
export function wrongShape(service: string, what: string): LookupFault {
  return new LookupFault('shape', `${service} answered in another shape: ${what}`)
}
