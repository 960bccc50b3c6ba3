import { type StateCode, stateNames } from '@/lib/rules/states/state-names'

/** The first two letters of a registration mark. */
export interface VehicleState {
  code: string
  name: string
  /** Not given to new vehicles any more: the letters that took its place. */
  nowCode?: string
  /** States that were part of this one, and had its letters, until their own first day (YYYY-MM-DD). */
  heldUntil?: readonly (readonly [state: string, day: string])[]
}

const heldUntil: Partial<Record<StateCode, VehicleState['heldUntil']>> = {
  AP: [['Telangana', '2014-06-02']],
  BR: [['Jharkhand', '2000-11-15']],
  JK: [['Ladakh', '2019-10-31']],
  MP: [['Chhattisgarh', '2000-11-01']],
  UP: [['Uttarakhand', '2000-11-09']],
}

/**
 * Every code, by its letters. Source: notification S.O. 444(E) of 12 June 1989 under section 41(6) of the
 * Motor Vehicles Act, 1988, with its amendments to the one of 12 March 2024 (Telangana TG):
 * https://www.thehindu.com/news/national/telangana/centre-gives-nod-new-number-plates-in-telangana-to-have-tg/article67945989.ece
 */
export const vehicleStates: readonly VehicleState[] = [
  ...(Object.keys(stateNames) as StateCode[]).map((code) => ({
    code,
    name: stateNames[code],
    ...(heldUntil[code] && { heldUntil: heldUntil[code] }),
  })),
  { code: 'DN', name: 'Dadra and Nagar Haveli', nowCode: 'DD' },
  { code: 'OR', name: stateNames.OD, nowCode: 'OD' },
  { code: 'TS', name: stateNames.TG, nowCode: 'TG' },
  { code: 'UA', name: stateNames.UK, nowCode: 'UK' },
]

const byCode = new Map(vehicleStates.map((state) => [state.code, state]))

/** The state of two letters, or null without one. */
export function vehicleStateOf(code: string): VehicleState | null {
  return byCode.get(code) ?? null
}
