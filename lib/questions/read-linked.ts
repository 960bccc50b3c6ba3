import { type Inputs, inputsFromLink, type ReadValues, readValues } from '@/lib/inputs/tool-inputs'
import { linkOf } from '@/lib/questions/tool-question'

/** The inputs of a tool as its page would have them after a link, so that an answer here is the answer there. */
export function readLinked<I extends Inputs>(
  inputs: I,
  set: Readonly<Record<string, string>>,
): ReadValues<I> {
  const [, hash = ''] = linkOf({ slug: '', set }).split('#')
  const parsed = inputsFromLink(inputs, { search: '', hash })
  return (...names) => readValues(parsed, names)
}
