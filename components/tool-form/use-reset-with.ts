import { useState } from 'react'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { Inputs } from '@/lib/inputs/tool-inputs'

/**
 * Reset and its undo for a tool that holds more than its inputs: a keypad, a picture, a running clock.
 * @param state the tool's state other than its inputs
 * @param fresh what Reset puts in its place, the same object on every call
 */
export function useResetWith<State>(
  inputs: Pick<ToolInputs<Inputs>, 'reset' | 'undoReset'>,
  state: State,
  fresh: State,
  restore: (state: State) => void,
) {
  const [before, setBefore] = useState(fresh)
  const isFresh = Object.is(state, fresh)
  const { undoReset } = inputs
  return {
    reset: () => {
      setBefore(state)
      restore(fresh)
      inputs.reset(!isFresh)
    },
    undoReset:
      undoReset && isFresh
        ? () => {
            restore(before)
            undoReset()
          }
        : null,
  }
}
