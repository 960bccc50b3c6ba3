import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
} from 'react'
import { Field, type FieldWords, nativeControl } from '@/components/fields/field'
import { cutToRead } from '@/lib/inputs/text-limits'
import type { Edit } from '@/lib/inputs/amount-typing'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface TextControlProps extends FieldBinding {
  inputMode: 'decimal' | 'numeric' | 'text'
  prefix?: ReactNode
  suffix?: ReactNode
  /** Changes the text and the caret's place as the visitor types. */
  shape?(text: string, caret: number, edit: Edit): { text: string; caret: number }
  /** Other attributes of the input, such as the role of a combobox. */
  input?: ComponentProps<'input'>
}

/** A one-line control. */
export function TextControl({ prefix, suffix, ...box }: TextControlProps) {
  return (
    <div className="control relative flex items-center gap-2">
      {prefix && <span className="text-soft">{prefix}</span>}
      {/* What was typed into one field must not be taken for another's that comes into the same box. */}
      <TextInput key={box.name} {...box} />
      {suffix && <div className="shrink-0 text-soft">{suffix}</div>}
    </div>
  )
}

function TextInput({ inputMode, shape, input, ...field }: Omit<TextControlProps, 'prefix' | 'suffix'>) {
  const { onText, onLeave } = field
  const control = nativeControl(field)
  const selection = useSelectionByTap(inputMode !== 'text')

  const history = useHistory(field)

  const change = ({ currentTarget: changed, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const text = cutToRead(changed.value)
    if (!shape) return onText(text)
    const { inputType } = nativeEvent as InputEvent
    const edit = { before: field.text, inputType: String(inputType) }
    const shaped = shape(text, changed.selectionStart ?? changed.value.length, edit)
    if (shaped.text !== changed.value) {
      changed.value = shaped.text
      changed.setSelectionRange(shaped.caret, shaped.caret)
    }
    history.remember()
    onText(shaped.text)
  }

  return (
    <input
      {...control}
      inputMode={inputMode}
      autoComplete="off"
      maxLength={60}
      onChange={change}
      onKeyDown={shape && history.onKeyDown}
      onBlur={onLeave}
      {...selection}
      {...input}
      className="-my-px min-h-11 w-full min-w-0 bg-transparent outline-none"
    />
  )
}

type Moment = readonly [text: string, caret: number]

/** Undo and redo, as in a plain field: a browser forgets its own where the page writes the value. */
function useHistory({ text, onText }: FieldBinding) {
  const past = useRef<Moment[]>([])
  const undone = useRef<Moment[]>([])
  const caret = useRef(0)
  return {
    /** Before a change: the text is still the one before. */
    remember() {
      past.current.push([text, caret.current])
      undone.current = []
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { ctrlKey, metaKey, shiftKey, currentTarget: input } = event
      caret.current = input.selectionStart ?? text.length
      const key = event.key.toLowerCase()
      if (!(ctrlKey || metaKey) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      const [from, to] = key === 'y' || shiftKey ? [undone, past] : [past, undone]
      const moment = from.current.pop()
      if (!moment) return
      to.current.push([text, caret.current])
      input.value = moment[0]
      input.setSelectionRange(moment[1], moment[1])
      onText(moment[0])
    },
  }
}

/**
 * A tap into a filled number selects it, as Tab does: what is typed takes its place. In a field that has the
 * focus already, a tap puts the caret.
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
