import type { CodePart } from '@/components/results/code-parts'
import { mistakenLetter, stateWords } from './words'
import type { LatePart } from '@/components/tool-form/use-late-part'
import type { Registration } from '@/lib/vehicles/registration-mark'
import type { VehicleState } from '@/lib/vehicles/states'

export type Offices = typeof import('@/lib/vehicles/offices')
type MarkOfOffice = Extract<Registration, { office: string }>

export const RUNNING_NUMBER = 'running number, 1 to 9999'

export const statePart = (state: VehicleState): CodePart => [
  state.code,
  'State',
  <output key="state" name="state" data-value={state.code} aria-label="State">
    {stateWords(state)}
  </output>,
]

/** `late` brings the list of offices. */
export function officePart({ state, office }: MarkOfOffice, late: LatePart<Offices>): CodePart {
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

/** None where a mark has no series. */
export const seriesPart = (series: string): CodePart[] =>
  series === '' ? [] : [[series, 'Series', `running when it was registered${mistakenLetter(series)}`]]
