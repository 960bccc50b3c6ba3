import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { fragmentOf, type Inputs, type ParsedInputs, readValues, type Values } from '@/lib/inputs/tool-inputs'

const nothing = () => {}

/** The form of a link, into which nobody types. */
export const formOfLink = <I extends Inputs>(inputs: I, parsed: ParsedInputs<I>): ToolInputs<I> => ({
  values: readValues(parsed, Object.keys(inputs)) as Values<I> | null,
  read: (...names) => readValues(parsed, names),
  field: (name) => {
    const input = parsed[name]
    return {
      name,
      text: input.text,
      value: input.ok ? input.value : null,
      problem: input.ok ? null : input.problem,
      onText: nothing,
    }
  },
  set: nothing,
  reset: nothing,
  undoReset: null,
  fragment: fragmentOf(inputs, parsed),
})
