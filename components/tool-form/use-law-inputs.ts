'use client'

import { useMemo } from 'react'
import { useStoredValue } from '@/components/tool-form/use-stored-value'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { Inputs, Texts } from '@/lib/inputs/tool-inputs'
import { storedValue, whole } from '@/lib/storage/stored-value'

/** The slugs of the tools whose sample the visitor has put aside for the law. */
const byLaw = storedValue<readonly string[]>({
  key: 'toolsByLaw',
  initial: [],
  read: (stored) =>
    whole(Array.isArray(stored) && stored.every((slug) => typeof slug === 'string') ? stored : null),
  write: JSON.stringify,
})

/** The control that chooses between a tool's sample and the law, with its option for each. */
interface RulesControl {
  name: string
  sample: string
  law: string
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
  const chosen = useStoredValue(byLaw).value.includes(slug)
  const preferred = useMemo(
    () => (chosen ? ({ [control.name]: control.law } as Partial<Texts<I>>) : undefined),
    [chosen, control],
  )
  const form = useToolInputs(inputs, preferred)
  const remember = (law: boolean) =>
    byLaw.change((slugs) => {
      const others = slugs.filter((other) => other !== slug)
      return law ? [...others, slug] : others
    })
  const choose = (rules: string) => {
    if (rules === control.law || rules === control.sample) remember(rules === control.law)
    form.set({ [control.name]: rules } as Partial<Texts<I>>)
  }
  return {
    ...form,
    field: (name) => (name === control.name ? { ...form.field(name), onText: choose } : form.field(name)),
    reset: () => {
      remember(false)
      form.reset()
    },
    followLaw: () => choose(control.law),
  }
}
