import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField, DayOrTodayField } from '@/components/fields/date-field'
import { SelectField, type SelectOptions } from '@/components/fields/select-field'
import { ControlField } from '@/components/fields/text-control'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import { isCalendarDay } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { monthName } from '@/lib/format/durations'
import { t } from '@/lib/language/words'

/** A field of a form with what it holds, as people read it: 'Loan amount', '₹ 10,00,000'. */
export interface AskedField {
  /** The name of its control. */
  control: string
  name: string
  text: string
  /** The visitor or the link set it: it differs from a fresh page. */
  isSet: boolean
  /** In a group that is opened by those who need it. */
  isExtra: boolean
}

/**
 * The filled fields of a form in the order of reading, from its elements alone: nothing is drawn, so this
 * works without a page. Components that are given fields are called as functions, so they have no state of
 * their own; what has state is given its fields as children.
 * @param fragment of a link to the form: the names of the controls that are set
 */
export async function askedFields(form: ReactNode, fragment: string): Promise<AskedField[]> {
  const set = [...new URLSearchParams(fragment).keys()]
  const found = await fieldsIn(form, (control) =>
    // The cells of rows have the name of the list before their own.
    set.some((name) => control === name || control.startsWith(`${name}-`)),
  )
  return found.filter(({ text }) => text !== '')
}

type IsSet = (control: string) => boolean

async function fieldsIn(node: ReactNode, isSet: IsSet): Promise<AskedField[]> {
  if (Array.isArray(node)) return (await Promise.all(node.map((each) => fieldsIn(each, isSet)))).flat()
  if (!isValidElement<ElementProps>(node)) return []
  const own = await fieldOf(node, isSet)
  if (own) return own
  const inside = await fieldsIn(await contentOf(node), isSet)
  const isFolded = node.type === FoldedFields || node.type === 'details'
  return isFolded ? inside.map((field) => ({ ...field, isExtra: true })) : inside
}

interface ElementProps {
  children?: ReactNode | (() => ReactNode)
}

/**
 * The content of an element. Other parts of a form, such as a note or a button, are given no fields, and contain none.
 */
async function contentOf(node: ReactElement<ElementProps>): Promise<ReactNode> {
  if (isOf(node, LazyPart<object>)) {
    const { load, wanted = true, props: given } = node.props
    const Part = wanted && (await load())
    return Part && <Part {...given} />
  }
  const { type, props } = node
  const { children } = props
  if (typeof type === 'function' && (children === undefined || typeof children === 'function'))
    return ('field' in props || 'inputs' in props) && (type as (given: object) => ReactNode)(props)
  return children as ReactNode
}

const isOf = <Props,>(node: ReactElement, type: (props: Props) => ReactNode): node is ReactElement<Props> =>
  node.type === type

interface AskedProps {
  field: FieldBinding
  label: string
}

/** The field that an element is, with the choice of its unit; null for all other elements. */
async function fieldOf(node: ReactElement, isSet: IsSet): Promise<AskedField[] | null> {
  const asked = ({ field, label }: AskedProps, text: string): AskedField => ({
    control: field.name,
    name: label,
    text,
    isSet: isSet(field.name),
    isExtra: false,
  })
  if (isOf(node, ControlField)) {
    const { field, prefix, suffix } = node.props
    const units = await fieldsIn(suffix, isSet)
    const unit = typeof suffix === 'string' ? suffix : units[0]?.text.toLowerCase()
    return [asked(node.props, field.text && [prefix, field.text, unit].filter(Boolean).join(' ')), ...units]
  }
  if (isOf(node, SelectField) || isOf(node, ChoiceField<string>))
    return [asked(node.props, wordsIn(node.props.options, node.props.field.text) ?? '')]
  const text = plainText(node, isSet)
  return text === null ? null : [asked(node.props as AskedProps, text)]
}

/** The text of a checkbox or of a field for a day; null for all other elements. */
function plainText(node: ReactElement, isSet: IsSet): string | null {
  if (isOf(node, CheckboxField)) {
    const { name, text } = node.props.field
    return text === 'true' ? t('Yes') : isSet(name) ? t('No') : ''
  }
  if (isOf(node, DateField)) return dateInWords(node.props.field.text)
  return isOf(node, DayOrTodayField) ? dateInWords(node.props.field.text || node.props.today) : null
}

/** The words of an option, which may be in a group. */
function wordsIn(options: SelectOptions, chosen: string): string | undefined {
  for (const [option, words] of Object.entries(options)) {
    const found = typeof words !== 'string' ? wordsIn(words, chosen) : option === chosen ? words : undefined
    if (found !== undefined) return found
  }
  return undefined
}

const dateInWords = (text: string): string =>
  isCalendarDay(text) ? dayInWords(text) : /^\d{4}-\d\d$/.test(text) ? monthName(text) : ''
