import type { CodePart } from '@/components/results/code-parts'
import type { LatePart } from '@/components/tool-form/use-late-part'
import { monthName } from '@/lib/format/durations'
import type { Registration } from '@/lib/vehicles/registration-mark'
import type { VehicleState } from '@/lib/vehicles/states'
import { classWords, corpsWords, mistakenLetter, stateWords } from './words'

type Mark<Kind> = Extract<Registration, { kind: Kind }>
type MarkOfOffice = Extract<Registration, { office: string }>
type Offices = typeof import('@/lib/vehicles/offices')

/** The parts of a mark from left to right. `today` (YYYY-MM-DD or '') tells years that are still to come. */
export function registrationParts(mark: Registration, today: string, offices: LatePart<Offices>): CodePart[] {
  switch (mark.kind) {
    case 'state':
      return [
        statePart(mark.state),
        officePart(mark, offices),
        ...classPart(mark),
        ...seriesPart(mark.series),
        numberPart(mark.serial),
      ]
    case 'trade':
      return [
        statePart(mark.state),
        officePart(mark, offices),
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
      return [
        [mark.mission, 'Mission', 'number of the country or body, not in our list'],
        [mark.corps, 'Corps', corpsWords[mark.corps]],
        [mark.serial, 'Number', 'vehicle or rank within the mission'],
      ]
    case 'defence':
      return [
        ['↑', 'Broad arrow', 'of the armed forces; registered by the Ministry of Defence'],
        [mark.year, 'Year', 'when the forces acquired the vehicle'],
        [mark.codeLetter, 'Code letter', 'its meaning is not public'],
        [mark.serial, 'Number', 'running number'],
        [mark.lastLetter, 'Last letter', 'its meaning is not public'],
      ]
    case 'old':
      return [[mark.letters, 'Letters', OLD_LETTERS], numberPart(mark.serial)]
  }
}

const OLD_LETTERS = 'state, district and series together; this page does not explain old letters further'
const STILL_TO_COME = 'is in the future. Check the plate again'

const statePart = (state: VehicleState): CodePart => [
  state.code,
  'State',
  <output key="state" name="state" data-value={state.code} aria-label="State">
    {stateWords(state)}
  </output>,
]

/** `late` brings the list of offices. */
function officePart({ state, office }: MarkOfOffice, late: LatePart<Offices>): CodePart {
  const name = late.part?.officeOf(state, office) ?? null
  return [
    office,
    'Office (RTO)',
    <output key="office" name="office" data-value={name ?? ''} aria-label="Registering office">
      {name ?? withoutName(late)}
    </output>,
  ]
}

function withoutName({ part, failed }: LatePart<Offices>): string {
  if (part) return 'not in our list of offices'
  return failed ? 'not known: the list is missing' : 'Loading the list of offices…'
}

function classPart({ plate, delhiClass }: Mark<'state'>): CodePart[] {
  if (delhiClass === null) return []
  const letter = /\d([A-Z])/.exec(plate)![1]!
  return [[letter, 'Class', `${classWords[delhiClass]}; Delhi numbers name the class`]]
}

/** None where a mark has no series. */
const seriesPart = (series: string): CodePart[] =>
  series === '' ? [] : [[series, 'Series', `running when it was registered${mistakenLetter(series)}`]]

const numberPart = (serial: string): CodePart => [serial, 'Number', 'running number, 1 to 9999']

/** A year still to come is pointed out. */
function bharatParts({ year, serial, series }: Mark<'bharat'>, today: string): CodePart[] {
  const toCome = today !== '' && year > Number(today.slice(0, 4))
  return [
    [
      String(year).slice(2),
      'Year',
      <output key="year" name="year" data-value={year} aria-label="Year of first registration">
        {toCome ? `${year} ${STILL_TO_COME}` : `first registered in ${year}`}
      </output>,
    ],
    ['BH', 'Bharat', 'no state: it stays the same when the owner is posted elsewhere'],
    [serial, 'Number', 'random, 0001 to 9999'],
    [series, 'Series', `one or two letters${mistakenLetter(series)}`],
  ]
}

/** A month still to come is pointed out. */
function temporaryParts(mark: Mark<'temporary'>, today: string): CodePart[] {
  const bought = `${mark.year}-${String(mark.month).padStart(2, '0')}`
  const toCome = today !== '' && bought > today.slice(0, 7)
  const month = monthName(bought)
  return [
    ['T', 'Temporary', 'until the permanent number is given'],
    [mark.plate.slice(2, 6), 'Month', toCome ? `${month} ${STILL_TO_COME}` : `${month}, when it was bought`],
    statePart(mark.state),
    numberPart(mark.serial),
    ...seriesPart(mark.series),
  ]
}

export const SAMPLE_PLATE = 'MH 12 AB 1234'
/** Plain words: what nobody asked is no result. */
export const SAMPLE_PARTS: readonly CodePart[] = [
  ['MH', 'State', 'Maharashtra'],
  ['12', 'Office (RTO)', 'Pune'],
  ...seriesPart('AB'),
  numberPart('1234'),
]
