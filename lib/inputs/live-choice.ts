import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, problem, value } from '@/lib/inputs/kind'
import { textKind } from '@/lib/inputs/text'

/** One of a few words, which may become more while a page stays open, as years do. */
export function liveChoice<Option extends string>(
  options: () => readonly Option[],
  initial: NoInfer<Option>,
): Kind<Option, InputProblem> & { readonly options: readonly Option[] } {
  const kind = textKind<Option, InputProblem>(initial, (text) => {
    const found = options().find((option) => option === text)
    return found === undefined ? problem({ kind: 'notAnOption' }) : value(found)
  })
  return {
    ...kind,
    get options() {
      return options()
    },
  }
}
