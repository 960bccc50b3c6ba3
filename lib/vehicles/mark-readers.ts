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

/** A pattern of a mark, its parts as groups, and what they make. Between two parts there may be a space. */
type MarkReader = readonly [pattern: RegExp, read: (...parts: string[]) => RegistrationReading]

export const markProblem = (found: Exclude<RegistrationProblem, 'state'>): RegistrationReading => ({
  kind: 'problem',
  problem: found,
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
    (office, letter, series, serial) => readOfState('DL', office, letter + series, serial),
  ],
  [
    /^([A-Z]{3}) ?(\d{1,4})$/,
    (letters, serial) =>
      isZero(serial) ? markProblem('zero') : { kind: 'old', plate: `${letters} ${serial}`, letters, serial },
  ],
]

function readBharat(year: string, serial: string, series: string): RegistrationReading {
  if (Number(year) < BHARAT_SINCE) return markProblem('bharatYear')
  if (isZero(serial)) return markProblem('zero')
  return {
    kind: 'bharat',
    plate: joined(year, 'BH', serial, series),
    year: CENTURY + Number(year),
    serial,
    series,
  }
}

function readDiplomatic(mission: string, corps: string, serial: string): RegistrationReading {
  if (isZero(mission) || isZero(serial)) return markProblem('zero')
  return {
    kind: 'diplomatic',
    plate: joined(mission, corps, serial),
    corps: corps as 'CD' | 'CC' | 'UN',
    mission,
    serial,
  }
}

function readDefence(year: string, letter: string, serial: string, lastLetter: string): RegistrationReading {
  return {
    kind: 'defence',
    plate: `↑ ${joined(year, letter, serial, lastLetter)}`,
    year,
    codeLetter: letter,
    serial,
    lastLetter,
  }
}

function readTemporary(
  month: string,
  year: string,
  code: string,
  serial: string,
  series: string,
): RegistrationReading {
  if (Number(month) < 1 || Number(month) > 12) return markProblem('month')
  if (isZero(serial)) return markProblem('zero')
  return inState(code, (state) => ({
    kind: 'temporary',
    plate: joined('T', month + year, code, serial, series),
    month: Number(month),
    year: CENTURY + Number(year),
    state,
    serial,
    series,
  }))
}

function readVintage(code: string, series: string, serial: string): RegistrationReading {
  if (isZero(serial)) return markProblem('zero')
  return inState(code, (state) => ({
    kind: 'vintage',
    plate: joined(code, 'VA', series, serial),
    state,
    series,
    serial,
  }))
}

function readTrade(code: string, office: string, serial: string): RegistrationReading {
  if (isZero(serial) || isZero(office)) return markProblem('zero')
  return inState(code, (state) => ({
    kind: 'trade',
    plate: joined(code, office, 'TC', serial),
    state,
    office,
    serial,
  }))
}

function readOfState(code: string, office: string, letters: string, serial: string): RegistrationReading {
  if (isZero(serial) || isZero(office)) return markProblem('zero')
  const [delhiClass, series] = code === 'DL' ? classAndSeries(letters) : [null, letters]
  return inState(code, (state) => ({
    kind: 'state',
    plate: joined(code, office + letters.slice(0, letters.length - series.length), series, serial),
    state,
    office,
    delhiClass,
    series,
    serial,
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
