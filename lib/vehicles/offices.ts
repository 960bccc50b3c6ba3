import { officesByState } from '@/lib/rules/vehicles/offices-by-state'
import type { VehicleState } from '@/lib/vehicles/states'

/**
 * The registering office of a state's number, '7' or '07', or null where this copy does not know it. Under
 * letters that are not given any more the numbers are those of the letters that took their place, except
 * Dadra's.
 */
export function officeOf({ code, nowCode = code }: VehicleState, office: string): string | null {
  const offices = officesByState[code] ?? officesByState[nowCode] ?? ''
  const number = `${Number(office)} `
  const found = offices.split(/[|\n] */).find((one) => one.startsWith(number))
  return found === undefined ? null : found.slice(number.length)
}
