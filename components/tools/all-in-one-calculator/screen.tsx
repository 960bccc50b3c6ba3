'use client'

import { ChoiceField } from '@/components/fields/choice-field'
import { DidNotLoad } from '@/components/ui/load-error'
import { ShareLink } from '@/components/share/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLatePart } from '@/components/hooks/use-late-part'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { allInOneInputs } from '@/lib/arithmetic/all-in-one'
import { BasicKeypad, useKeypad } from './keypad'
import { Tape } from './tape'

export function AllInOneCalculator() {
  const inputs = useToolInputs(allInOneInputs)
  const mode = inputs.field('mode')
  const sum = inputs.field('sum')
  const scientific = mode.text === 'scientific'
  const { keypad, pressKey, resetKeypad } = useKeypad(!scientific)
  const late = useLatePart(() => import('./scientific'), scientific)

  const reset = () => {
    inputs.reset()
    resetKeypad()
  }
  return (
    <ToolForm
      onReset={reset}
      result={
        <>
          <Tape
            onUse={(value) =>
              scientific ? sum.onText(sum.text + String(value)) : pressKey({ enter: value })
            }
          />
          <ShareLink fragment={inputs.fragment} title="Calculator" />
        </>
      }
    >
      <ChoiceField field={mode} label="Mode" options={{ basic: 'Basic', scientific: 'Scientific' }} />
      {!scientific && <BasicKeypad keypad={keypad} onKey={pressKey} />}
      {scientific && late.part && <late.part.ScientificPad inputs={inputs} />}
      {scientific && !late.part && !late.failed && <p role="status">Loading the scientific mode…</p>}
      {scientific && late.failed && <DidNotLoad what="The scientific mode" onRetry={late.retry} />}
    </ToolForm>
  )
}
