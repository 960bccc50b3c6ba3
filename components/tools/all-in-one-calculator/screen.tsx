'use client'

import { ChoiceField } from '@/components/fields/choice-field'
import { ShareLink } from '@/components/share/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { useResetWith } from '@/components/tool-form/use-reset-with'
import { LazyPart } from '@/components/ui/lazy-part'
import { allInOneInputs } from '@/lib/arithmetic/all-in-one'
import { newKeypad } from '@/lib/arithmetic/keypad'
import { t } from '@/lib/language/words'
import { BasicKeypad, useKeypad } from './keypad'
import { Tape } from './tape'

const loadScientificPad = () => import('./scientific').then(({ ScientificPad }) => ScientificPad)

export function AllInOneCalculator() {
  const inputs = useToolInputs(allInOneInputs)
  const mode = inputs.field('mode')
  const sum = inputs.field('sum')
  const scientific = mode.text === 'scientific'
  const { keypad, pressKey, setKeypad } = useKeypad(!scientific)
  const { reset, undoReset } = useResetWith(inputs, keypad, newKeypad, setKeypad)
  return (
    <ToolForm
      onReset={reset}
      onUndo={undoReset}
      result={
        <>
          <Tape
            onUse={(value) =>
              scientific ? sum.onText(sum.text + String(value)) : pressKey({ enter: value })
            }
          />
          <ShareLink fragment={inputs.fragment} title={t('Calculator')} />
        </>
      }
    >
      <ChoiceField
        field={mode}
        label={t('Mode')}
        labelHidden
        options={{ basic: t('Basic'), scientific: t('Scientific') }}
      />
      {scientific ? (
        <LazyPart
          what={t('The scientific mode')}
          load={loadScientificPad}
          props={{ inputs }}
          loading={<p role="status">{t('Loading the scientific mode…')}</p>}
        />
      ) : (
        <BasicKeypad keypad={keypad} onKey={pressKey} />
      )}
    </ToolForm>
  )
}
