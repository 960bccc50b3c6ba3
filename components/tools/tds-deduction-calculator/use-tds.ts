'use client'

import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { commonSections, type Sections } from '@/components/tools/tds-deduction-calculator/tds-words'
import { type Law, useLaw } from '@/components/tools/tds-deduction-calculator/use-law'
import { tds } from '@/lib/tax/tds'
import {
  SIMPLIFIED,
  simpleNames,
  simplifiedTerms,
  type tdsInputs,
  type TdsKindChoice,
  type TdsQuestion,
  tdsQuestion,
} from '@/lib/tax/tds-inputs'

const ENTER = 'Enter the payment to see its TDS.'
const NOT_SIMPLE = 'The simplified rules do not cover this kind. Choose a year under Rules.'
const LOADING = 'Loading the law of the year…'
const FAILED = 'The law of the year did not load.'

export type TdsForm = ReturnType<typeof useTds>

type Inputs = ToolInputs<typeof tdsInputs>
type Chosen = Pick<TdsQuestion, 'rules' | 'kind'>

/** The form's question and its answer, by the simplified rules or, once it is fetched, by the law of a year. */
export function useTds(inputs: Inputs) {
  const chosen = inputs.read('rules', 'kind')
  const byLaw = chosen !== null && chosen.rules !== SIMPLIFIED
  const fetched = useLaw(byLaw)
  const law = { ...fetched, part: byLaw ? fetched.part : null }
  const question =
    chosen && (byLaw ? law.part && askByLaw(inputs, chosen, law.part) : askSimply(inputs, chosen))
  const terms = chosen && (byLaw ? termsByLaw(chosen, question, law.part) : simplifiedTerms(chosen.kind))
  return {
    chosen,
    question,
    terms,
    result: question && terms && tds(terms, question),
    sections: chosen && sectionsOf(chosen.kind, law.part),
    law,
    placeholder: placeholder(chosen, question, law),
  }
}

/** The question, once all that it asks for can be read; what it does not ask for cannot spoil it. */
function askSimply(inputs: Inputs, chosen: Chosen): TdsQuestion | null {
  const asked = inputs.read(...simpleNames(simplifiedTerms(chosen.kind)))
  return asked && tdsQuestion(chosen, asked)
}

function askByLaw(inputs: Inputs, chosen: Chosen, law: Law): TdsQuestion | null {
  const asked = inputs.read(...law.askedNames(chosen.kind, chosen.rules))
  return asked && tdsQuestion(chosen, asked)
}

/** While the question has a problem, its terms are those of a payment today: they lay out its fields. */
const termsByLaw = (chosen: Chosen, question: TdsQuestion | null, law: Law | null) =>
  law && law.tdsTerms(question ?? { ...chosen, paid: 'from-october' })

const sectionsOf = (kind: TdsKindChoice, law: Law | null): Sections | null =>
  kind === 'salary' || !law ? commonSections(kind) : law.tdsKinds[kind]

function placeholder(
  chosen: Chosen | null,
  question: TdsQuestion | null,
  law: { part: Law | null; failed: boolean },
) {
  if (question) return NOT_SIMPLE
  if (!chosen || chosen.rules === SIMPLIFIED || law.part) return ENTER
  return law.failed ? FAILED : LOADING
}
