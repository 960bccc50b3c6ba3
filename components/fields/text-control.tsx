import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { fieldIds } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface TextControlProps extends FieldBinding {
  inputMode: 'decimal' | 'numeric' | 'text'
  prefix?: ReactNode
  suffix?: ReactNode
  /** Changes the text and the caret's place as the visitor types. */
  shape?(text: string, caret: number): { text: string; caret: number }
  /** What else the input needs, such as the role of a combobox. */
  input?: ComponentProps<'input'>
}

/** What is typed into a control before the page's script has arrived is taken over, not lost. */
export function useEarlyText(id: string, text: string, onText: (text: string) => void): void {
  const asHydrated = useRef({ text, onText })
  useEffect(() => {
    const typedEarly = (document.getElementById(id) as HTMLInputElement).value
    if (typedEarly !== asHydrated.current.text) asHydrated.current.onText(typedEarly)
  }, [id])
}

/** A one-line control. */
export function TextControl({
  name,
  text,
  problem,
  onText,
  onLeave,
  inputMode,
  prefix,
  suffix,
  shape,
  input,
}: TextControlProps) {
  const ids = fieldIds(name)
  useEarlyText(ids.control, text, onText)

  const change = (changed: HTMLInputElement) => {
    if (!shape) return onText(changed.value)
    const shaped = shape(changed.value, changed.selectionStart ?? changed.value.length)
    if (shaped.text !== changed.value) {
      changed.value = shaped.text
      changed.setSelectionRange(shaped.caret, shaped.caret)
    }
    onText(shaped.text)
  }

  return (
    <div className="control flex items-center gap-2">
      {prefix && <span className="text-soft">{prefix}</span>}
      <input
        id={ids.control}
        name={name}
        value={text}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={60}
        aria-invalid={problem !== null}
        aria-describedby={ids.message}
        onChange={(event) => change(event.currentTarget)}
        onBlur={onLeave}
        {...input}
        className="min-h-11 w-full min-w-0 bg-transparent outline-none"
      />
      {suffix && <span className="shrink-0 text-soft">{suffix}</span>}
    </div>
  )
}
