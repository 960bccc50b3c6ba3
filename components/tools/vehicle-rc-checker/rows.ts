import type { CodePart } from '@/components/results/code-parts'
import type { QuestionState } from '@/components/hooks/use-question'
import { monthName } from '@/lib/format/durations'
import type { DelhiClass, Registration } from '@/lib/vehicles/registration-mark'
import type { VehicleState } from '@/lib/vehicles/states'

type Mark<Kind> = Extract<Registration, { kind: Kind }>
export type OfficeQuestion = { state: VehicleState; office: string }
/** The name of the office, null where it is not in the list. */
type OfficeName = QuestionState<OfficeQuestion, string | null>

const STILL_TO_COME = 'is in the future. Check the plate again'

/** Whether a year or a month (YYYY or YYYY-MM) is in the future; `today` is '' while it is not known. */
const isToCome = (period: string, today: string) => today !== '' && period > today.slice(0, period.length)

/** The parts of a mark from left to right. `today` (YYYY-MM-DD or '') tells years that are still to come. */
export function registrationParts(mark: Registration, today: string, office: OfficeName): CodePart[] {
  switch (mark.kind) {
    case 'state':
      return [
        statePart(mark.state),
        officePart(mark, office),
        ...classPart(mark),
        ...seriesPart(mark.series),
        numberPart(mark.serial),
      ]
    case 'trade':
      return [
        statePart(mark.state),
        officePart(mark, office),
        ['TC', 'Trade certificate', 'for vehicles that are not yet sold or registered'],
        [mark.serial, 'Number', 'number of the certificate'],
      ]
    case 'vintage':
      return [
        statePart(mark.state),
        ['VA', 'Vintage', 'a two-wheeler or car over 50 years old in its original condition'],
        ...seriesPart(mark.series),
        numberPart(mark.serial),
      ]
    case 'bharat':
      return bharatParts(mark, today)
    case 'temporary':
      return temporaryParts(mark, today)
    case 'diplomatic':
      return diplomaticParts(mark)
    case 'defence':
      return defenceParts(mark)
    case 'old':
      return [[mark.letters, 'Letters', OLD_LETTERS], numberPart(mark.serial)]
  }
}

const bharatParts = (mark: Mark<'bharat'>, today: string): CodePart[] => [
  yearPart(mark.year, today),
  ['BH', 'Bharat', 'no state: it stays the same when the owner is posted elsewhere'],
  [mark.serial, 'Number', 'random, 0001 to 9999'],
  [mark.series, 'Series', `one or two letters${mistakenLetter(mark.series)}`],
]

const temporaryParts = (mark: Mark<'temporary'>, today: string): CodePart[] => [
  ['T', 'Temporary', 'until the permanent number is given'],
  monthPart(mark, today),
  statePart(mark.state),
  numberPart(mark.serial),
  ...seriesPart(mark.series),
]

const diplomaticParts = (mark: Mark<'diplomatic'>): CodePart[] => [
  [mark.mission, 'Mission', 'number of the country or body, not in our list'],
  [mark.corps, 'Corps', corpsWords[mark.corps]],
  [mark.serial, 'Number', 'vehicle or rank within the mission'],
]

const defenceParts = (mark: Mark<'defence'>): CodePart[] => [
  ['↑', 'Broad arrow', 'of the armed forces; registered by the Ministry of Defence'],
  [mark.year, 'Year', 'when the forces acquired the vehicle'],
  [mark.codeLetter, 'Code letter', 'its meaning is not public'],
  [mark.serial, 'Number', 'running number'],
  [mark.lastLetter, 'Last letter', 'its meaning is not public'],
]

const OLD_LETTERS = 'state, district and series together; this page does not explain old letters further'

function yearPart(year: number, today: string): CodePart {
  const meaning = isToCome(String(year), today) ? `${year} ${STILL_TO_COME}` : `first registered in ${year}`
  const result = { name: 'year', value: year, label: 'Year of first registration' }
  return [String(year).slice(2), 'Year', meaning, result]
}

function monthPart({ plate, year, month }: Mark<'temporary'>, today: string): CodePart {
  const bought = `${year}-${String(month).padStart(2, '0')}`
  const meaning = isToCome(bought, today) ? ` ${STILL_TO_COME}` : ', when it was bought'
  return [plate.slice(2, 6), 'Month', monthName(bought) + meaning]
}

function statePart(state: VehicleState): CodePart {
  return [state.code, 'State', stateWords(state), { name: 'state', value: state.code, label: 'State' }]
}

function officePart({ office }: Mark<'state' | 'trade'>, found: OfficeName): CodePart {
  const name = found.kind === 'answered' ? found.answer : null
  const result = { name: 'office', value: name ?? '', label: 'Registering office' }
  return [office, 'Office (RTO)', name ?? withoutName(found), result]
}

function withoutName({ kind }: OfficeName): string {
  if (kind === 'answered') return 'not in our list of offices'
  return kind === 'failed' ? 'not known: the list is missing' : 'Loading the list of offices…'
}

function classPart({ plate, delhiClass }: Mark<'state'>): CodePart[] {
  if (delhiClass === null) return []
  const letter = /\d([A-Z])/.exec(plate)![1]!
  return [[letter, 'Class', `${classWords[delhiClass]}; Delhi numbers name the class`]]
}

/** None where a mark has no series. */
function seriesPart(series: string): CodePart[] {
  return series === '' ? [] : [[series, 'Series', `running when it was registered${mistakenLetter(series)}`]]
}

function numberPart(serial: string): CodePart {
  return [serial, 'Number', 'running number, 1 to 9999']
}

const classWords: Record<DelhiClass, string> = {
  car: 'car',
  twoWheeler: 'two-wheeler',
  electric: 'electric vehicle',
  bus: 'bus',
  threeWheeler: 'three-wheeler',
  taxi: 'taxi',
  van: 'pick-up or van',
  hire: 'vehicle on hire',
}

const corpsWords = {
  CD: 'Corps diplomatique: an embassy or high commission',
  CC: 'Corps consulaire: a consulate',
  UN: 'the United Nations or one of its bodies',
} as const

/** The state, with what its letters meant at other times. */
function stateWords({ name, nowCode, heldUntil = [] }: VehicleState): string {
  const now = nowCode ? [`These letters are old; new vehicles get ${nowCode}`] : []
  const before = heldUntil.map(([state, day]) => `Before ${day.slice(0, 4)} perhaps ${state}`)
  return [name, ...now, ...before].join('. ')
}

/** Letters that the series leave out. */
function mistakenLetter(series: string): string {
  return /[IO]/.test(series) ? '. Series never use I or O. Check if it is a 1 or a 0' : ''
}

export const SAMPLE_PLATE = 'MH 12 AB 1234'
/** Plain words: what nobody asked is no result. */
export const SAMPLE_PARTS: readonly CodePart[] = [
  ['MH', 'State', 'Maharashtra'],
  ['12', 'Office (RTO)', 'Pune'],
  ...seriesPart('AB'),
  numberPart('1234'),
]
