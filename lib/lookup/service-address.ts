import { withoutEnd } from '@/lib/format/without-end'

/** The operator's word for a service that is never asked. */
const OFF = 'off'

/**
 * The base address of a configured service without a slash at its end, or null when none is configured or it
 * is turned off. Throws on a text that is no address: read while the page is built, so that the mistake stops
 * the build and not the visitor.
 */
export function serviceAddress(setting: string, value: string | undefined): string | null {
  if (value === undefined || value === '' || value === OFF) return null
  if (!/^https?:\/\/[^\s/]+/.test(value))
    throw new Error(`${setting} must be an http(s) address, not "${value}"`)
  return withoutEnd(value, '/')
}
