import { useEffect, useMemo, useRef, useState } from 'react'
import { useDelayedWrite } from '@/components/tool-form/use-delayed-write'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import type { InputProblem, TooLong } from '@/lib/inputs/input-problem'
import {
  carriesPrivate,
  changeTexts,
  fragmentOf,
  freshInputs,
  type Inputs,
  inputsFromLink,
  type Link,
  type ParsedInputs,
  type ProblemOf,
  queryWithout,
  type ReadValues,
  readValues,
  type Texts,
  tidyInput,
  type ValueOf,
  type Values,
} from '@/lib/inputs/tool-inputs'

/**
 * The problem with a text: a kind with its values, which the field puts into words, or a message worded by its tool.
 */
export type FieldProblem = InputProblem | string

/** The props by which a field component shows a text and reports what is typed. */
export interface FieldBinding<P = FieldProblem> {
  name: string
  text: string
  /** The problem with the text, once the visitor has left the field or paused; a link's problem shows at once. */
  problem: P | null
  onText(text: string): void
  /** Writes the text in its usual look when the visitor leaves the field, where it has one. */
  onLeave?(): void
}

/** A field of an input, with its parsed value; null while it has a problem. */
export interface InputBinding<Value, P = FieldProblem> extends FieldBinding<P> {
  value: Value | null
}

export interface ToolInputs<I extends Inputs> {
  /** Every value, or null while any field has a problem. */
  values: Values<I> | null
  /** Some values, or null while one of these has a problem: for tools in which not every field counts. */
  read: ReadValues<I>
  field<Name extends keyof I & string>(
    name: Name,
  ): InputBinding<ValueOf<I[Name]>, ProblemOf<I[Name]> | TooLong>
  set(changes: Partial<Texts<I>>): void
  /** @param isMoreReset whether the tool resets more than its inputs, so that there is an undo in any case */
  reset(isMoreReset?: boolean): void
  /** Restores what the last reset replaced; null before a reset and once something was entered after it. */
  undoReset: (() => void) | null
  /** The fragment of a link to this very state; empty for a fresh page. */
  fragment: string
}

/** The properties of a part that shows fields of a tool. */
export interface InputsProps<I extends Inputs> {
  inputs: ToolInputs<I>
}

/** Safari refuses more than 100 changes of the address in 30 seconds; a pause in typing is soon enough. */
const WRITE_AFTER_MS = 300

/**
 * The state of a tool's form. Texts come from the link, then from the visitor; each is parsed once, and all else is
 * derived while rendering. The address follows with a short delay and holds only what differs from a fresh page.
 * @param preferred texts that the visitor has chosen for every visit, where a link sets none; the same object
 * while they stay
 */
export function useToolInputs<I extends Inputs>(inputs: I, preferred?: Partial<Texts<I>>): ToolInputs<I> {
  const { parsed, latest, change } = useParsedInputs(inputs, preferred)
  const typing = useTyping()
  const [lastReset, setLastReset] = useState<{ before: typeof parsed; after: typeof parsed } | null>(null)
  const undone = lastReset?.after === parsed ? lastReset.before : null

  return {
    values: readValues(parsed, Object.keys(inputs)) as Values<I> | null,
    read: (...names) => readValues(parsed, names),
    field: (name) => {
      const input = parsed[name]
      const problem = input.ok || typing.name === name ? null : input.problem
      return {
        name,
        text: input.text,
        value: input.ok ? input.value : null,
        problem,
        onText: (text) => {
          const next = change(changeTexts(inputs, latest(), { [name]: text } as Partial<Texts<I>>))
          // A message that is in sight stays until the text is right; a new one waits for the typing to end.
          if (next[name].ok) typing.stop()
          else if (problem === null) typing.start(name, text)
        },
        onLeave: () => {
          typing.stop()
          change(tidyInput(inputs, latest(), name))
        },
      }
    },
    set: (changes) => void change(changeTexts(inputs, latest(), changes)),
    reset: (isMoreReset = false) => {
      typing.stop()
      const before = latest()
      const after = change(freshInputs(inputs))
      const names = Object.keys(inputs)
      const isChanged = names.some((name) => before[name]!.text !== after[name]!.text)
      setLastReset(isChanged || isMoreReset ? { before, after } : null)
    },
    undoReset: undone && (() => void change(undone)),
    fragment: fragmentOf(inputs, parsed),
  }
}

/** The parsed inputs of the link, then of the visitor, with their way into the address. */
function useParsedInputs<I extends Inputs>(inputs: I, preferred: Partial<Texts<I>> | undefined) {
  const link = useLink()
  const linked = useMemo(() => inputsFromLink(inputs, link, preferred), [inputs, link, preferred])
  const [typed, setTyped] = useState<{ over: Link; parsed: ParsedInputs<I> } | null>(null)
  // A link that comes later, as by the back button, puts aside what was typed over the one before.
  const parsed = typed?.over === link ? typed.parsed : linked
  const latest = useRef(parsed)
  const writeLater = useDelayedWrite(WRITE_AFTER_MS)

  useEffect(() => {
    latest.current = parsed
  })
  useEffect(() => takeOutPrivate(inputs, link), [inputs, link])

  const change = (next: ParsedInputs<I>): ParsedInputs<I> => {
    if (next === latest.current) return next
    latest.current = next
    setTyped({ over: link, parsed: next })
    writeLater(() => writeInputs(inputs, latest.current))
    return next
  }
  return { parsed, latest: () => latest.current, change }
}

/** Removes the values that must not stay in the address once they have been read. */
function takeOutPrivate(inputs: Inputs, link: Link): void {
  if (!carriesPrivate(inputs, link)) return
  writeInputs(inputs, inputsFromLink(inputs, link))
}

function writeInputs<I extends Inputs>(inputs: I, parsed: ParsedInputs<I>): void {
  writeLink({ search: queryWithout(inputs, location.search), hash: fragmentOf(inputs, parsed) })
}

/** So long without a key, and what is in the field is what the visitor means. */
const PAUSE_MS = 1_000

/** '25 la': a number and a word that is being typed. It is no mistake before the field is left. */
const HALF_TYPED = /^\P{L}*\d\s*\p{L}+$/u

/**
 * The control being typed into, whose problems are not shown yet; its name is null after a pause or once it is left.
 */
function useTyping() {
  const [name, setName] = useState<string | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const stop = () => {
    clearTimeout(pause.current)
    setName(null)
  }
  const start = (next: string, text: string) => {
    clearTimeout(pause.current)
    setName(next)
    if (!HALF_TYPED.test(text)) pause.current = setTimeout(stop, PAUSE_MS)
  }
  return { name, start, stop }
}
