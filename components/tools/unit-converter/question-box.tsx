import { useState } from 'react'
import { ControlField } from '@/components/fields/text-control'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import type { Unit } from '@/lib/units/unit'
import { unitQuestion, type UnitQuestion } from '@/lib/units/unit-question'

export type AskedQuestion = Extract<UnitQuestion, { kind: 'asked' }>

interface QuestionBoxProps {
  text: string
  onText(text: string): void
  onAsked(asked: AskedQuestion): void
}

/** One box for the whole question. What it asks for is put into the fields below as soon as it is understood. */
export function QuestionBox({ text, onText, onAsked }: QuestionBoxProps) {
  const [left, setLeft] = useState(false)
  const question = text.trim() === '' ? null : unitQuestion(text)
  const problem = question && left ? problemOf(question) : null

  const change = (next: string) => {
    setLeft(false)
    onText(next)
    const asked = unitQuestion(next)
    if (asked.kind === 'asked') onAsked(asked)
  }

  return (
    <div>
      <ControlField
        field={{ ...binding('question', text, change, problem), onLeave: () => setLeft(true) }}
        label="Ask in words"
        hint="Such as 5 ft 7 in to cm, or 2 bigha (UP) in acre"
        inputMode="text"
      />
      {question?.kind === 'whichOne' && (
        <div role="group" aria-label="Which one?" className="flex flex-wrap gap-2">
          {question.choices.map((unit) => (
            <Button key={unit.id} variant="outline" onClick={() => change(withPlace(text, unit))}>
              {unit.name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** The question with the place of a measure that has several sizes. */
function withPlace(text: string, unit: Unit): string {
  const measure = unit.custom?.measure ?? unit.name
  const places = new RegExp(`(^|[\\s\\d])${measure}(?:\\s*\\([^)]*\\))?`, 'i')
  return text.replace(places, `$1${unit.name}`)
}

function problemOf(question: UnitQuestion): string | null {
  switch (question.kind) {
    case 'asked':
    case 'whichOne':
      return null
    case 'unknownUnit':
      return `We do not know the unit “${question.text}”.`
    case 'differentKinds':
      return `${question.from.plural} and ${question.to.plural} measure different things.`
    case 'unreadable':
      return 'Write a number and a unit, such as 5 ft 7 in to cm.'
  }
}
