import type { CodePart } from '@/components/results/code-parts'
import type { QuestionState } from '@/components/hooks/use-question'
import { monthName } from '@/lib/format/durations'
import type { DelhiClass, Registration } from '@/lib/vehicles/registration-mark'
import type { VehicleState } from '@/lib/vehicles/states'
import { nameOf, t } from '@/lib/language/words'

type Mark<Kind> = Extract<Registration, { kind: Kind }>
export type OfficeQuestion = { state: VehicleState; office: string }
/** The name of the office, null where it is not in the list. */
type OfficeName = QuestionState<OfficeQuestion, string | null>

const stillToCome = (period: string) => t('{0} is in the future. Check the plate again', period)

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
        ['TC', t('Trade certificate'), t('for vehicles that are not yet sold or registered')],
        [mark.serial, t('Number'), t('number of the certificate')],
      ]
    case 'vintage':
      return [
        statePart(mark.state),
        ['VA', t('Vintage'), t('a two-wheeler or car over 50 years old in its original condition')],
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
      return [[mark.letters, t('Letters'), OLD_LETTERS], numberPart(mark.serial)]
  }
}

const bharatParts = (mark: Mark<'bharat'>, today: string): CodePart[] => [
  yearPart(mark.year, today),
  ['BH', t('Bharat'), t('no state: it stays the same when the owner is posted elsewhere')],
  [mark.serial, t('Number'), t('random, 0001 to 9999')],
  [mark.series, t('Series'), mistakenLetter(t('one or two letters'), mark.series)],
]

const temporaryParts = (mark: Mark<'temporary'>, today: string): CodePart[] => [
  ['T', t('Temporary'), t('until the permanent number is given')],
  monthPart(mark, today),
  statePart(mark.state),
  numberPart(mark.serial),
  ...seriesPart(mark.series),
]

const diplomaticParts = (mark: Mark<'diplomatic'>): CodePart[] => [
  [mark.mission, t('Mission'), t('number of the country or body, not in our list')],
  [mark.corps, t('Corps'), corpsWords[mark.corps]],
  [mark.serial, t('Number'), t('vehicle or rank within the mission')],
]

const defenceParts = (mark: Mark<'defence'>): CodePart[] => [
  ['↑', t('Broad arrow'), t('of the armed forces; registered by the Ministry of Defence')],
  [mark.year, t('Year'), t('when the forces acquired the vehicle')],
  [mark.codeLetter, t('Code letter'), t('its meaning is not public')],
  [mark.serial, t('Number'), t('running number')],
  [mark.lastLetter, t('Last letter'), t('its meaning is not public')],
]

const OLD_LETTERS = t('state, district and series together; this page does not explain old letters further')

function yearPart(year: number, today: string): CodePart {
  const meaning = isToCome(String(year), today)
    ? stillToCome(String(year))
    : t('first registered in {0}', year)
  const result = { name: 'year', value: year, label: t('Year of first registration') }
  return [String(year).slice(2), t('Year'), meaning, result]
}

function monthPart({ plate, year, month }: Mark<'temporary'>, today: string): CodePart {
  const bought = `${year}-${String(month).padStart(2, '0')}`
  const name = monthName(bought)
  const meaning = isToCome(bought, today) ? stillToCome(name) : t('{0}, when it was bought', name)
  return [plate.slice(2, 6), t('Month'), meaning]
}

function statePart(state: VehicleState): CodePart {
  return [state.code, t('State'), stateWords(state), { name: 'state', value: state.code, label: t('State') }]
}

function officePart({ office }: Mark<'state' | 'trade'>, found: OfficeName): CodePart {
  const name = found.kind === 'answered' ? found.answer : null
  const result = { name: 'office', value: name ?? '', label: t('Registering office') }
  return [office, t('Office (RTO)'), name === null ? withoutName(found) : nameOf('cities', name), result]
}

function withoutName({ kind }: OfficeName): string {
  if (kind === 'answered') return t('not in our list of offices')
  return t(kind === 'failed' ? 'not known: the list is missing' : 'Loading the list of offices…')
}

function classPart({ plate, delhiClass }: Mark<'state'>): CodePart[] {
  if (delhiClass === null) return []
  const letter = /\d([A-Z])/.exec(plate)![1]!
  return [[letter, t('Class'), t('{0}; Delhi numbers name the class', classWords[delhiClass])]]
}

/** The part for the series; none where a mark has no series. */
function seriesPart(series: string): CodePart[] {
  return series === ''
    ? []
    : [[series, t('Series'), mistakenLetter(t('running when it was registered'), series)]]
}

function numberPart(serial: string): CodePart {
  return [serial, t('Number'), t('running number, 1 to 9999')]
}

const classWords: Record<DelhiClass, string> = {
  car: t('car'),
  twoWheeler: t('two-wheeler'),
  electric: t('electric vehicle'),
  bus: t('bus'),
  threeWheeler: t('three-wheeler'),
  taxi: t('taxi'),
  van: t('pick-up or van'),
  hire: t('vehicle on hire'),
}

const corpsWords = {
  CD: t('Corps diplomatique: an embassy or high commission'),
  CC: t('Corps consulaire: a consulate'),
  UN: t('the United Nations or one of its bodies'),
} as const

/** The state, with what its letters meant at other times. */
function stateWords({ name, nowCode, heldUntil = [] }: VehicleState): string {
  const now = nowCode ? [t('These letters are old; new vehicles get {0}', nowCode)] : []
  const before = heldUntil.map(([state, day]) =>
    t('Before {0} perhaps {1}', day.slice(0, 4), nameOf('states', state)),
  )
  return [nameOf('states', name), ...now, ...before].reduce((said, more) => t('{0}. {1}', said, more))
}

/** The meaning of a series, with a warning of letters that series leave out. */
function mistakenLetter(meaning: string, series: string): string {
  return /[IO]/.test(series) ? t('{0}. Series never use I or O. Check if it is a 1 or a 0', meaning) : meaning
}

export const SAMPLE_PLATE = 'MH 12 AB 1234'
/** Plain words: what nobody asked is no result. */
export const SAMPLE_PARTS: readonly CodePart[] = [
  ['MH', t('State'), nameOf('states', 'Maharashtra')],
  ['12', t('Office (RTO)'), nameOf('cities', 'Pune')],
  ...seriesPart('AB'),
  numberPart('1234'),
]
