import type { CodePart } from '@/components/results/code-parts'
import type { LatePart } from '@/components/tool-form/use-late-part'
import { classWords, corpsWords } from './words'
import { bharatParts, defenceParts, temporaryParts } from './special-parts'
import { type Offices, officePart, RUNNING_NUMBER, seriesPart, statePart } from './state-parts'
import type { Registration } from '@/lib/vehicles/registration-mark'

/** The parts of a mark from left to right. `today` (YYYY-MM-DD or '') tells years that are still to come. */
export function registrationParts(mark: Registration, today: string, offices: LatePart<Offices>): CodePart[] {
  switch (mark.kind) {
    case 'state':
      return [
        statePart(mark.state),
        officePart(mark, offices),
        ...classPart(mark),
        ...seriesPart(mark.series),
        [mark.serial, 'Number', RUNNING_NUMBER],
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
        ['VA', 'Vintage', 'a two-wheeler or car over 50 years old, kept as it was'],
        ...seriesPart(mark.series),
        [mark.serial, 'Number', RUNNING_NUMBER],
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
      return defenceParts(mark)
    case 'old':
      return [
        [
          mark.letters,
          'Letters',
          'state, district and series together; old letters are not read further here',
        ],
        [mark.serial, 'Number', RUNNING_NUMBER],
      ]
  }
}

function classPart({ plate, delhiClass }: Extract<Registration, { kind: 'state' }>): CodePart[] {
  if (delhiClass === null) return []
  const letter = /\d([A-Z])/.exec(plate)![1]!
  return [[letter, 'Class', `${classWords[delhiClass]}; Delhi numbers name the class`]]
}
