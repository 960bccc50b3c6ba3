import type { VehicleState } from '@/lib/vehicles/states'

/** Delhi's letter for the class of vehicle, between office and series. */
export const delhiClasses = {
  C: 'car',
  S: 'twoWheeler',
  E: 'electric',
  P: 'bus',
  R: 'threeWheeler',
  T: 'taxi',
  V: 'van',
  Y: 'hire',
} as const
export type DelhiClass = (typeof delhiClasses)[keyof typeof delhiClasses]

interface OfState {
  state: VehicleState
}

/** What a registration mark consists of, by its kind. `plate` is the mark with its parts set apart. */
export type Registration =
  /** Since 1 July 1989: MH 12 AB 1234. `series` may be empty. */
  | ({
      kind: 'state'
      plate: string
      office: string
      delhiClass: DelhiClass | null
      series: string
      serial: string
    } & OfState)
  /** All-India, since 2021: 24 BH 1234 AA. */
  | { kind: 'bharat'; plate: string; year: number; serial: string; series: string }
  /** More than fifty years old, since 2021: MH VA AA 1234. */
  | ({ kind: 'vintage'; plate: string; series: string; serial: string } & OfState)
  /** Until the permanent number is given: T 0326 MH 1234 AB. */
  | ({
      kind: 'temporary'
      plate: string
      month: number
      year: number
      serial: string
      series: string
    } & OfState)
  /** A dealer's or a maker's, for vehicles not yet sold: MH 12 TC 123. */
  | ({ kind: 'trade'; plate: string; office: string; serial: string } & OfState)
  /** The mark of an embassy (CD), a consulate (CC) or the United Nations (UN): 77 CD 12. */
  | { kind: 'diplomatic'; plate: string; corps: 'CD' | 'CC' | 'UN'; mission: string; serial: string }
  /** The mark of the armed forces, behind an arrow: ↑ 24 B 123456 X. */
  | { kind: 'defence'; plate: string; year: string; codeLetter: string; serial: string; lastLetter: string }
  /** Before 1 July 1989: MMC 1234. */
  | { kind: 'old'; plate: string; letters: string; serial: string }

export type RegistrationProblem =
  'empty' | 'characters' | 'incomplete' | 'pattern' | 'state' | 'zero' | 'month' | 'bharatYear'

export type RegistrationReading =
  | Registration
  | { kind: 'problem'; problem: Exclude<RegistrationProblem, 'state'> }
  /** `code` are letters that no state has. */
  | { kind: 'problem'; problem: 'state'; code: string }
