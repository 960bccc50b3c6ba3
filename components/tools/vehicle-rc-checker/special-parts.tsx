import type { CodePart } from '@/components/results/code-parts'
import { RUNNING_NUMBER, seriesPart, statePart } from './state-parts'
import { mistakenLetter } from './words'
import { monthName } from '@/lib/format/durations'
import type { Registration } from '@/lib/vehicles/registration-mark'

/** A BH number; a year still to come is pointed out. */
export function bharatParts(
  { year, serial, series }: Extract<Registration, { kind: 'bharat' }>,
  today: string,
): CodePart[] {
  const toCome = today !== '' && year > Number(today.slice(0, 4))
  return [
    [
      String(year).slice(2),
      'Year',
      <output key="year" name="year" data-value={year} aria-label="Year of first registration">
        {toCome ? `${year} is still to come: look at the plate again` : `first registered in ${year}`}
      </output>,
    ],
    ['BH', 'Bharat', 'no state: it stays the same when the owner is posted elsewhere'],
    [serial, 'Number', 'random, 0001 to 9999'],
    [series, 'Series', `one or two letters${mistakenLetter(series)}`],
  ]
}

/** A temporary number; a month still to come is pointed out. */
export function temporaryParts(
  { month, year, state, serial, series, plate }: Extract<Registration, { kind: 'temporary' }>,
  today: string,
): CodePart[] {
  const bought = `${year}-${String(month).padStart(2, '0')}`
  const toCome = today !== '' && bought > today.slice(0, 7)
  return [
    ['T', 'Temporary', 'until the permanent number is given'],
    [
      plate.slice(2, 6),
      'Month',
      `${monthName(bought)}${toCome ? ' is still to come: look at the plate again' : ', when it was bought'}`,
    ],
    statePart(state),
    [serial, 'Number', RUNNING_NUMBER],
    ...seriesPart(series),
  ]
}

/** A number of the armed forces. */
export const defenceParts = ({
  year,
  codeLetter,
  serial,
  lastLetter,
}: Extract<Registration, { kind: 'defence' }>): CodePart[] => [
  ['↑', 'Broad arrow', 'of the armed forces; registered by the Ministry of Defence'],
  [year, 'Year', 'in which the forces took the vehicle'],
  [codeLetter, 'Code letter', 'its meaning is not public'],
  [serial, 'Number', 'running number'],
  [lastLetter, 'Last letter', 'its meaning is not public'],
]
