import type { Answer, AnsweringTool } from '@/lib/answers/answer'
import { impliedTexts } from '@/lib/inputs/implied-texts'
import {
  freshInputs,
  type Inputs,
  inputsFromLink,
  type ParsedInputs,
  readValues,
  type Texts,
} from '@/lib/inputs/tool-inputs'

export interface Asked<I extends Inputs, A extends Answer> {
  answer: A | null
  /** The controls by which the answer was computed, in the order of the tool: the others change nothing. */
  asked: (keyof I & string)[]
  /** The controls among these whose text cannot be read. */
  problems: (keyof I & string)[]
  /** The controls that the fragment sets in vain. */
  ignored: (keyof I & string)[]
  parsed: ParsedInputs<I>
}

/** What a tool needs in addition to its controls: nothing, in most. */
export type DataFor<Data> = undefined extends Data ? [data?: Data] : [data: Data]

/** What a tool answers to the fragment of a link, anywhere: `ask(emiTool, 'principal=4500000&rate=8.6')`. */
export function ask<I extends Inputs, A extends Answer, Data>(
  tool: AnsweringTool<I, A, Data>,
  fragment: string,
  ...[data]: DataFor<Data>
): Asked<I, A> {
  const link = { search: '', hash: fragment }
  const implied = impliedTexts(tool.implied ?? {}, link) as Partial<Texts<I>>
  const parsed = inputsFromLink(tool.inputs, link, implied)
  const read = new Set<string>()
  const answer = tool.answer((...names) => {
    for (const name of names) read.add(name)
    return readValues(parsed, names)
  }, data as Data)
  const fresh = freshInputs(tool.inputs)
  const names = Object.keys(tool.inputs) as (keyof I & string)[]
  const asked = names.filter((name) => read.has(name))
  return {
    answer,
    asked,
    problems: asked.filter((name) => !parsed[name].ok),
    ignored: names.filter((name) => !read.has(name) && parsed[name] !== fresh[name]),
    parsed,
  }
}

/** The fragment that sets these controls. */
export const fragmentFor = (set: Readonly<Record<string, string>>): string =>
  new URLSearchParams(set).toString()
