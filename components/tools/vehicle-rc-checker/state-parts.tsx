import type { CodePart } from '@/components/results/code-parts'
import { mistakenLetter, stateWords } from './words'
import type { VehicleState } from '@/lib/vehicles/states'

export const RUNNING_NUMBER = 'running number, 1 to 9999'

export const statePart = (state: VehicleState): CodePart => [
  state.code,
  'State',
  <output key="state" name="state" data-value={state.code} aria-label="State">
    {stateWords(state)}
  </output>,
]

export const officePart = (office: string, name: string | null): CodePart => [
  office,
  'Office (RTO)',
  <output key="office" name="office" data-value={name ?? ''} aria-label="Registering office">
    {name ?? 'not in our list of offices'}
  </output>,
]

/** None where a mark has no series. */
export const seriesPart = (series: string): CodePart[] =>
  series === '' ? [] : [[series, 'Series', `running when it was registered${mistakenLetter(series)}`]]
