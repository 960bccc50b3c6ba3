import type { DelhiClass, Registration } from '@/lib/vehicles/registration-mark'
import type { VehicleState } from '@/lib/vehicles/states'

/** What kind of number it is. */
export const kindWords: Record<Registration['kind'], string> = {
  state: 'State registration',
  bharat: 'BH series, valid all over India',
  vintage: 'Vintage, over 50 years old',
  temporary: 'Temporary number',
  trade: 'Trade number of a dealer or maker',
  diplomatic: 'Diplomatic number',
  defence: 'Armed forces',
  old: 'Old series, before 1 July 1989',
}

export const classWords: Record<DelhiClass, string> = {
  car: 'car',
  twoWheeler: 'two-wheeler',
  electric: 'electric vehicle',
  bus: 'bus',
  threeWheeler: 'three-wheeler',
  taxi: 'taxi',
  van: 'pick-up or van',
  hire: 'vehicle on hire',
}

export const corpsWords = {
  CD: 'Corps diplomatique: an embassy or high commission',
  CC: 'Corps consulaire: a consulate',
  UN: 'the United Nations or one of its bodies',
} as const

/** The state, with what its letters meant at other times. */
export function stateWords({ name, nowCode, heldUntil = [] }: VehicleState): string {
  const now = nowCode ? `. These letters are old; new vehicles get ${nowCode}` : ''
  const before = heldUntil.map(([state, day]) => `. Before ${day.slice(0, 4)} perhaps ${state}`).join('')
  return name + now + before
}

/** Letters that the series leave out. */
export function mistakenLetter(series: string): string {
  return /[IO]/.test(series) ? '. Series have no I and no O: look if it is a 1 or a 0' : ''
}
