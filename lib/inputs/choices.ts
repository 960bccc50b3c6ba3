import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, problem, value } from '@/lib/inputs/kind'
import { textKind } from '@/lib/inputs/text'

/** One of a few words. */
export function choice<const Option extends string>(
  options: readonly Option[],
  initial: NoInfer<Option>,
): Kind<Option, InputProblem> & { options: readonly Option[] } {
  const kind = textKind<Option, InputProblem>(initial, (text) => {
    const found = options.find((option) => option === text)
    return found === undefined ? problem({ kind: 'notAnOption' }) : value(found)
  })
  return { ...kind, options }
}

/** Yes or no: a box to tick. In links 'true' or 'false'. */
export function flag(initial: boolean): Kind<boolean, InputProblem> {
  return {
    initial,
    read(text) {
      if (text !== 'true' && text !== 'false') return problem({ kind: 'notYesOrNo' })
      return value(text === 'true')
    },
    write: String,
    show: String,
  }
}
