import { fewOffices } from '@/lib/vehicles/few-offices'
import { manyOffices } from '@/lib/vehicles/many-offices'
import type { VehicleState } from '@/lib/vehicles/states'

/**
 * Registering offices by the letters of the state. For every state two lists were compared, on the day that
 * lib/rules/vehicles/registering-offices.ts gives:
 * - the ministry's own, under "RTO" on https://vahan.parivahan.gov.in/vahan4dashboard/, in a copy of 29 July 2025
 * - an insurer's (Magma) of February 2023:
 *   https://github.com/aryan-aegis/generic-policy-generator/blob/main/src/insurers/magma/assets/rto_names_list.js
 *
 * For what one of them lacks there are the addresses at the state, and
 * https://en.wikipedia.org/wiki/List_of_Regional_Transport_Office_districts_in_India in its copies of 2018
 * (https://github.com/kishorek/India-Codes) and 2023 (https://github.com/LP-user1/RTO-Finder).
 *
 * An office is left out where one list alone has it or where two name different places today, and so are the numbers of
 * governors, police and transport corporations. A town and the district whose office it has are one place. Names are
 * today's, with an earlier one or the district in brackets.
 */
const officesByState: Readonly<Record<string, string | undefined>> = { ...manyOffices, ...fewOffices }

/**
 * The registering office of a state's number, '7' or '07', or null where this copy does not know it. Under letters that are
 * not given any more the numbers are those of the letters that took their place, except Dadra's.
 */
export function officeOf({ code, nowCode = code }: VehicleState, office: string): string | null {
  const offices = officesByState[code] ?? officesByState[nowCode] ?? ''
  const number = `${Number(office)} `
  const found = offices.split(/[|\n] */).find((one) => one.startsWith(number))
  return found === undefined ? null : found.slice(number.length)
}
