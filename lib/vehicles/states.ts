/** The first two letters of a registration mark. */
export interface VehicleState {
  code: string
  name: string
  /** Not given to new vehicles any more: the letters that took its place. */
  nowCode?: string
  /** States that were part of this one, and had its letters, until their own first day (YYYY-MM-DD). */
  heldUntil?: readonly (readonly [state: string, day: string])[]
}

/**
 * Every code, by its letters. Source: notification S.O. 444(E) of 12 June 1989 under section 41(6) of the Motor Vehicles
 * Act, 1988, with its amendments to the one of 12 March 2024 (Telangana TG):
 * https://www.thehindu.com/news/national/telangana/centre-gives-nod-new-number-plates-in-telangana-to-have-tg/article67945989.ece
 */
export const vehicleStates: readonly VehicleState[] = [
  { code: 'AN', name: 'Andaman and Nicobar Islands' },
  { code: 'AP', name: 'Andhra Pradesh', heldUntil: [['Telangana', '2014-06-02']] },
  { code: 'AR', name: 'Arunachal Pradesh' },
  { code: 'AS', name: 'Assam' },
  { code: 'BR', name: 'Bihar', heldUntil: [['Jharkhand', '2000-11-15']] },
  { code: 'CG', name: 'Chhattisgarh' },
  { code: 'CH', name: 'Chandigarh' },
  { code: 'DD', name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { code: 'DL', name: 'Delhi' },
  { code: 'DN', name: 'Dadra and Nagar Haveli', nowCode: 'DD' },
  { code: 'GA', name: 'Goa' },
  { code: 'GJ', name: 'Gujarat' },
  { code: 'HP', name: 'Himachal Pradesh' },
  { code: 'HR', name: 'Haryana' },
  { code: 'JH', name: 'Jharkhand' },
  { code: 'JK', name: 'Jammu and Kashmir', heldUntil: [['Ladakh', '2019-10-31']] },
  { code: 'KA', name: 'Karnataka' },
  { code: 'KL', name: 'Kerala' },
  { code: 'LA', name: 'Ladakh' },
  { code: 'LD', name: 'Lakshadweep' },
  { code: 'MH', name: 'Maharashtra' },
  { code: 'ML', name: 'Meghalaya' },
  { code: 'MN', name: 'Manipur' },
  { code: 'MP', name: 'Madhya Pradesh', heldUntil: [['Chhattisgarh', '2000-11-01']] },
  { code: 'MZ', name: 'Mizoram' },
  { code: 'NL', name: 'Nagaland' },
  { code: 'OD', name: 'Odisha' },
  { code: 'OR', name: 'Odisha', nowCode: 'OD' },
  { code: 'PB', name: 'Punjab' },
  { code: 'PY', name: 'Puducherry' },
  { code: 'RJ', name: 'Rajasthan' },
  { code: 'SK', name: 'Sikkim' },
  { code: 'TG', name: 'Telangana' },
  { code: 'TN', name: 'Tamil Nadu' },
  { code: 'TR', name: 'Tripura' },
  { code: 'TS', name: 'Telangana', nowCode: 'TG' },
  { code: 'UA', name: 'Uttarakhand', nowCode: 'UK' },
  { code: 'UK', name: 'Uttarakhand' },
  { code: 'UP', name: 'Uttar Pradesh', heldUntil: [['Uttarakhand', '2000-11-09']] },
  { code: 'WB', name: 'West Bengal' },
]

const byCode = new Map(vehicleStates.map((state) => [state.code, state]))

/** The state of two letters, or null when there is none. */
export function vehicleStateOf(code: string): VehicleState | null {
  return byCode.get(code) ?? null
}
