import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Field, type FieldWords, nativeControl } from '@/components/fields/field'
import { cutText } from '@/lib/inputs/text-limits'
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
    if (typedEarly !== asHydrated.current.text) asHydrated.current.onText(cutText(typedEarly))
  }, [id])
}

/** A one-line control. */
export function TextControl({ inputMode, prefix, suffix, shape, input, ...field }: TextControlProps) {
  const { text, onText, onLeave } = field
  const control = nativeControl(field)
  useEarlyText(control.id, text, onText)

  const change = (changed: HTMLInputElement) => {
    const text = cutText(changed.value)
    if (!shape) return onText(text)
    const shaped = shape(text, changed.selectionStart ?? changed.value.length)
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
        {...control}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={60}
        onChange={(event) => change(event.currentTarget)}
        onBlur={onLeave}
        {...input}
        className="min-h-11 w-full min-w-0 bg-transparent outline-none"
      />
      {suffix && <span className="shrink-0 text-soft">{suffix}</span>}
    </div>
  )
}

interface ControlFieldProps extends FieldWords, Omit<TextControlProps, keyof FieldBinding> {
  field: FieldBinding
  /** Below the control. */
  children?: ReactNode
}

/** A one-line control with its label and its message. */
export const ControlField = ({ field, label, hint, children, ...look }: ControlFieldProps) => (
  <Field name={field.name} label={label} hint={hint} problem={field.problem}>
    <TextControl {...field} {...look} />
    {children}
  </Field>
)
