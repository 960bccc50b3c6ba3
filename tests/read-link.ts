import { type Inputs, inputsFromLink, type ReadValues, readValues } from '@/lib/inputs/tool-inputs'

/** The values of a tool's inputs after a link with this fragment, as its screen reads them. */
export function readLink<I extends Inputs>(inputs: I, fragment: string): ReadValues<I> {
  const parsed = inputsFromLink(inputs, { search: '', hash: `#${fragment}` })
  return (...names) => readValues(parsed, names)
}
