import type { MarkProblem } from '@/lib/vehicles/registration-inputs'
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
  const now = nowCode ? [`These letters are old; new vehicles get ${nowCode}`] : []
  const before = heldUntil.map(([state, day]) => `Before ${day.slice(0, 4)} perhaps ${state}`)
  return [name, ...now, ...before].join('. ')
}

/** Letters that the series leave out. */
export function mistakenLetter(series: string): string {
  return /[IO]/.test(series) ? '. Series never use I or O. Check if it is a 1 or a 0' : ''
}

const MARK_PROBLEMS: Record<Exclude<MarkProblem['kind'], 'state'>, string> = {
  characters: 'A registration number has only letters and digits.',
  incomplete: 'The number is not complete. Enter it as on the plate, such as MH 12 AB 1234.',
  pattern:
    'This doesn’t match an Indian number format. Enter it as on the plate, such as MH 12 AB 1234 or 24 BH 1234 AA.',
  zero: 'Neither the office nor the number can be zero.',
  month: 'A temporary number begins with T, then the month from 01 to 12 and the year.',
  bharatYear: 'The BH series began in 2021, so its first two digits are 21 or more.',
}

export const markProblemText = (problem: MarkProblem): string =>
  problem.kind === 'state'
    ? `No state or union territory has the code ${problem.code}.`
    : MARK_PROBLEMS[problem.kind]
