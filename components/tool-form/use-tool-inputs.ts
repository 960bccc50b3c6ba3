'use client'

import { useEffect, useRef, useState } from 'react'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import {
  fragmentOf,
  type Inputs,
  initialTexts,
  type Link,
  problemOf,
  queryWithout,
  readValues,
  type Texts,
  textsFromLink,
  type Values,
} from '@/lib/inputs/tool-inputs'

/** What a field component needs to show one input and to report what is typed. */
export interface FieldBinding {
  name: string
  text: string
  problem: string | null
  onText(text: string): void
  /** Writes the text in its usual look when the visitor leaves the field. */
  onLeave(): void
}

export interface ToolInputs<I extends Inputs> {
  /** Every value, or null while any field has a problem. */
  values: Values<I> | null
  /** Some values, or null while one of these has a problem. */
  read<Name extends keyof I & string>(...names: Name[]): Pick<Values<I>, Name> | null
  field(name: keyof I & string): FieldBinding
  set(changes: Partial<Texts<I>>): void
  reset(): void
  /** The fragment of a link to this very state; empty for a fresh page. */
  fragment: string
}

/** Safari refuses more than 100 changes of the address in 30 seconds; a pause in typing is soon enough. */
const WRITE_AFTER_MS = 300

/**
 * The state of a tool's form. Texts come from the link, then from the visitor; everything else is derived from
 * them while rendering. The address follows with a short delay and holds only what differs from a fresh page.
 */
export function useToolInputs<I extends Inputs>(inputs: I): ToolInputs<I> {
  const link = useLink()
  const [typed, setTyped] = useState<{ over: Link; texts: Texts<I> } | null>(null)
  // A link that comes later, as by the back button, puts aside what was typed over the one before.
  const texts = typed?.over === link ? typed.texts : textsFromLink(inputs, link)
  const latest = useRef(texts)
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latest.current = texts
  })
  useEffect(() => () => clearTimeout(writing.current), [])

  const become = (next: Texts<I>) => {
    latest.current = next
    setTyped({ over: link, texts: next })
    clearTimeout(writing.current)
    writing.current = setTimeout(
      () => writeLink(queryWithout(inputs, location.search), fragmentOf(inputs, latest.current)),
      WRITE_AFTER_MS,
    )
  }
  const set = (changes: Partial<Texts<I>>) => become({ ...latest.current, ...changes })
  const names = Object.keys(inputs) as (keyof I & string)[]

  return {
    values: readValues(inputs, texts, names) as Values<I> | null,
    read: (...some) => readValues(inputs, texts, some),
    field: (name) => ({
      name,
      text: texts[name],
      problem: problemOf(inputs, texts, name),
      onText: (text) => set({ [name]: text } as Partial<Texts<I>>),
      onLeave: () => {
        const reading = inputs[name]!.read(latest.current[name])
        const shown = reading.ok ? (inputs[name]!.show as (value: unknown) => string)(reading.value) : null
        if (shown !== null && shown !== latest.current[name]) set({ [name]: shown } as Partial<Texts<I>>)
      },
    }),
    set,
    reset: () => become(initialTexts(inputs)),
    fragment: fragmentOf(inputs, texts),
  }
}
