import { useMemo, useState, useSyncExternalStore } from 'react'
import { useInBrowser } from '@/components/hooks/use-in-browser'
import { onReturn } from '@/components/hooks/use-today'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { Inputs, Texts } from '@/lib/inputs/tool-inputs'
import { storedSlugs, storeSlugs } from '@/lib/storage/stored-slugs'
import type { StorageKey } from '@/lib/storage/storage-keys'

/** The tools whose sample the visitor has switched to the law. */
const KEY: StorageKey = 'toolsByLaw'

function rememberLaw(slug: string, law: boolean): void {
  const others = storedSlugs(KEY).filter((other) => other !== slug)
  storeSlugs(KEY, law ? [...others, slug] : others)
}

/** The control that chooses between a tool's sample and the law, with its option for each. */
interface RulesControl {
  name: string
  sample: string
  /** That of today: a page may stay open from one year into the next. */
  law(): string
}

export type LawInputs<I extends Inputs> = ToolInputs<I> & {
  /** Makes the law the form's rules. */
  followLaw(): void
}

/**
 * The inputs of a tool that opens with the specification's sample. The choice of the law is remembered on this device
 * until the sample is chosen again or the form is reset; a link that names its rules wins.
 * @param control the same object while the component lives
 */
export function useLawInputs<I extends Inputs>(slug: string, inputs: I, control: RulesControl): LawInputs<I> {
  // Only this page's own form changes the choice, and it draws itself again.
  const chosen = useInBrowser(() => storedSlugs(KEY).includes(slug), false)
  const law = useSyncExternalStore(onReturn, control.law, control.law)
  const preferred = useMemo(
    () => (chosen ? ({ [control.name]: law } as Partial<Texts<I>>) : undefined),
    [chosen, control, law],
  )
  const form = useToolInputs(inputs, preferred)
  const [wasLaw, setWasLaw] = useState(false)
  const { undoReset } = form
  const choose = (rules: string) => {
    if (rules === law || rules === control.sample) rememberLaw(slug, rules === law)
    form.set({ [control.name]: rules } as Partial<Texts<I>>)
  }
  return {
    ...form,
    field: (name) => (name === control.name ? { ...form.field(name), onText: choose } : form.field(name)),
    reset: () => {
      setWasLaw(chosen)
      rememberLaw(slug, false)
      form.reset()
    },
    undoReset:
      undoReset &&
      (() => {
        rememberLaw(slug, wasLaw)
        undoReset()
      }),
    followLaw: () => choose(law),
  }
}
