import { withoutEnd } from '@/lib/format/without-end'

/**
 * The base address of a configured service without a slash at its end, or null when none is configured. Throws on a
 * text that is no address: read while the page is built, so that the mistake stops the build and not the visitor.
 */
export function serviceAddress(setting: string, value: string | undefined): string | null {
  if (value === undefined || value === '') return null
  if (!/^https?:\/\/[^\s/]+/.test(value))
    throw new Error(`${setting} must be an http(s) address, not "${value}"`)
  return withoutEnd(value, '/')
}
