import {
  type DelhiClass,
  delhiClasses,
  type Registration,
  type RegistrationProblem,
  type RegistrationReading,
} from '@/lib/vehicles/registration-mark'
import { type VehicleState, vehicleStateOf } from '@/lib/vehicles/states'

const BHARAT_SINCE = 21
const CENTURY = 2000

type Parts = readonly string[]
/** A pattern of a mark, its parts as groups, and what they make. Between two parts there may be a space. */
export type MarkReader = readonly [pattern: RegExp, read: (parts: Parts) => RegistrationReading]

export const problem = (problem: Exclude<RegistrationProblem, 'state'>): RegistrationReading => ({
  kind: 'problem',
  problem,
})
export const noSuchState = (code: string): RegistrationReading => ({
  kind: 'problem',
  problem: 'state',
  code,
})

const isZero = (digits: string) => /^0+$/.test(digits)
const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')

function inState(code: string, read: (state: VehicleState) => Registration): RegistrationReading {
  const state = vehicleStateOf(code)
  return state === null ? noSuchState(code) : read(state)
}

/** The kinds of mark from the narrowest pattern to the widest; each part is a group. */
export const markReaders: readonly MarkReader[] = [
  [/^(\d{2}) ?BH ?(\d{4}) ?([A-Z]{1,2})$/, readBharat],
  [/^(\d{1,3}) ?(CD|CC|UN) ?(\d{1,4})$/, readDiplomatic],
  [/^(\d{2}) ?([A-Z]) ?(\d{5,6}) ?([A-Z])$/, readDefence],
  [/^T ?(\d{2}) ?(\d{2}) ?([A-Z]{2}) ?(\d{1,4}) ?([A-Z]{1,2})$/, readTemporary],
  [/^([A-Z]{2}) ?VA ?([A-Z]{2}) ?(\d{1,4})$/, readVintage],
  [/^([A-Z]{2}) ?(\d{1,2}) ?TC ?(\d{1,3})$/, readTrade],
  [/^([A-Z]{2}) ?(\d{1,2}) ?([A-Z]{1,3}) ?(\d{1,4})$/, readOfState],
  // Without a series, a space or enough digits must tell where the office ends: 'MH12' is only begun.
  [/^([A-Z]{2}) ?(\d{1,2}) ()(\d{1,4})$/, readOfState],
  [/^([A-Z]{2}) ?(\d{2})()(\d{3,4})$/, readOfState],
  [
    /^DL ?(\d{1,2}) ?([A-Z]) ?([A-Z]{0,3}) ?(\d{1,4})$/,
    ([office, letter, series, serial]) => readOfState(['DL', office!, letter! + series!, serial!]),
  ],
  [
    /^([A-Z]{3}) ?(\d{1,4})$/,
    ([letters, serial]) =>
      isZero(serial!)
        ? problem('zero')
        : { kind: 'old', plate: `${letters} ${serial}`, letters: letters!, serial: serial! },
  ],
]

function readBharat([year, serial, series]: Parts): RegistrationReading {
  if (Number(year) < BHARAT_SINCE) return problem('bharatYear')
  if (isZero(serial!)) return problem('zero')
  return {
    kind: 'bharat',
    plate: joined(year!, 'BH', serial!, series!),
    year: CENTURY + Number(year),
    serial: serial!,
    series: series!,
  }
}

function readDiplomatic([mission, corps, serial]: Parts): RegistrationReading {
  if (isZero(mission!) || isZero(serial!)) return problem('zero')
  return {
    kind: 'diplomatic',
    plate: joined(mission!, corps!, serial!),
    corps: corps as 'CD' | 'CC' | 'UN',
    mission: mission!,
    serial: serial!,
  }
}

function readDefence([year, letter, serial, lastLetter]: Parts): RegistrationReading {
  return {
    kind: 'defence',
    plate: `↑ ${joined(year!, letter!, serial!, lastLetter!)}`,
    year: year!,
    codeLetter: letter!,
    serial: serial!,
    lastLetter: lastLetter!,
  }
}

function readTemporary([month, year, code, serial, series]: Parts): RegistrationReading {
  if (Number(month) < 1 || Number(month) > 12) return problem('month')
  if (isZero(serial!)) return problem('zero')
  return inState(code!, (state) => ({
    kind: 'temporary',
    plate: joined('T', month! + year!, code!, serial!, series!),
    month: Number(month),
    year: CENTURY + Number(year),
    state,
    serial: serial!,
    series: series!,
  }))
}

function readVintage([code, series, serial]: Parts): RegistrationReading {
  if (isZero(serial!)) return problem('zero')
  return inState(code!, (state) => ({
    kind: 'vintage',
    plate: joined(code!, 'VA', series!, serial!),
    state,
    series: series!,
    serial: serial!,
  }))
}

function readTrade([code, office, serial]: Parts): RegistrationReading {
  if (isZero(serial!) || isZero(office!)) return problem('zero')
  return inState(code!, (state) => ({
    kind: 'trade',
    plate: joined(code!, office!, 'TC', serial!),
    state,
    office: office!,
    serial: serial!,
  }))
}

function readOfState([code, office, letters, serial]: Parts): RegistrationReading {
  if (isZero(serial!) || isZero(office!)) return problem('zero')
  const [delhiClass, series] = code === 'DL' ? classAndSeries(letters!) : [null, letters!]
  return inState(code!, (state) => ({
    kind: 'state',
    plate: joined(code!, office! + letters!.slice(0, letters!.length - series.length), series, serial!),
    state,
    office: office!,
    delhiClass,
    series,
    serial: serial!,
  }))
}

/** Delhi's first letter tells the class where it is one of the known ones. */
function classAndSeries(letters: string): [DelhiClass | null, string] {
  const first = letters.charAt(0)
  return isDelhiClass(first) ? [delhiClasses[first], letters.slice(1)] : [null, letters]
}

function isDelhiClass(letter: string): letter is keyof typeof delhiClasses {
  return Object.hasOwn(delhiClasses, letter)
}
