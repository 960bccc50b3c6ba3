import { type ComponentProps, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { Field, type FieldWords, nativeControl } from '@/components/fields/field'
import { cutText } from '@/lib/inputs/text-limits'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface TextControlProps extends FieldBinding {
  inputMode: 'decimal' | 'numeric' | 'text'
  prefix?: ReactNode
  suffix?: ReactNode
  /** Changes the text and the caret's place as the visitor types. */
  shape?(text: string, caret: number): { text: string; caret: number }
  /** Other attributes of the input, such as the role of a combobox. */
  input?: ComponentProps<'input'>
}

/** A one-line control. */
export function TextControl({ inputMode, prefix, suffix, shape, input, ...field }: TextControlProps) {
  const { onText, onLeave } = field
  const control = nativeControl(field)
  const selection = useSelectionByTap(inputMode !== 'text')

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
        {...selection}
        {...input}
        className="min-h-11 w-full min-w-0 bg-transparent outline-none"
      />
      {suffix && <span className="shrink-0 text-soft">{suffix}</span>}
    </div>
  )
}

/**
 * A tap into a filled number selects it, as Tab does: what is typed takes its place. In a field that has the focus already, a
 * tap puts the caret.
 */
function useSelectionByTap(isNumber: boolean) {
  const isEntered = useRef(false)
  if (!isNumber) return null
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      isEntered.current = document.activeElement !== currentTarget
    },
    // Not on focus: the browser puts the caret after it.
    onClick: ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
      if (isEntered.current && input.selectionStart === input.selectionEnd) input.select()
    },
  }
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
