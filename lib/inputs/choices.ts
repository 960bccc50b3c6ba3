import { type Kind, problem, value } from '@/lib/inputs/kind'

/** One of a few words. A link that names another is told which there are. */
export function choice<const Option extends string>(
  options: readonly Option[],
  initial: NoInfer<Option>,
): Kind<Option> & { options: readonly Option[] } {
  return {
    options,
    initial,
    read(text) {
      const found = options.find((option) => option === text)
      return found === undefined ? problem(`Choose one of ${options.join(', ')}.`) : value(found)
    },
    write: (option) => option,
    show: (option) => option,
  }
}

/** Yes or no: a box to tick. In links 'true' or 'false'. */
export function flag(initial: boolean): Kind<boolean> {
  return {
    initial,
    read(text) {
      if (text !== 'true' && text !== 'false') return problem('Choose true or false.')
      return value(text === 'true')
    },
    write: String,
    show: String,
  }
}
