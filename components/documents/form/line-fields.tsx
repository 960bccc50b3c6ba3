import { type KeyboardEvent, memo } from 'react'
import type { ItemDocumentKind } from '@/components/documents/store/use-document'
import {
  addLineAt,
  changeLine,
  type ItemNamed,
  moveLine,
  pasteTable,
  removeLine,
  takePrice,
} from '@/components/documents/form/line-changes'
import { DiscountField } from '@/components/documents/controls/discount-field'
import { EXEMPTIONS } from '@/components/documents/controls/exemption-names'
import { NumberCell, numericField } from '@/components/documents/controls/number-cell'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { binding } from '@/components/tool-form/binding'
import { foreignAmount } from '@/lib/money/foreign-amount'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { ExportCurrency } from '@/lib/invoicing/document/export-currencies'
import { cellKind, cellProblem, type LineCell, readLine } from '@/lib/invoicing/model/line-numbers'
import { minorUnitsIn } from '@/lib/money/minor-units'
import { nameOf, t } from '@/lib/language/words'
import '@/components/documents/form/line-fields.css'

interface LineFieldsProps {
  kind: ItemDocumentKind
  line: DocumentLine
  /** From 0. */
  place: number
  last: boolean
  /** True if each line has a tax rate of its own. */
  taxed: boolean
  /** True if it has to be known why this line bears no GST. */
  mayBeExempt: boolean
  /** The currency of an export's prices; undefined for rupees. */
  currency: ExportCurrency | undefined
  /** The id of the units to choose from, once they are loaded with a begun document. */
  unitList: string | undefined
  itemNamed: ItemNamed
  hsnProblem: string | null
  rateProblem: string | null
}

/** The fields of one line. It renders again only when the line itself or its place changes. */
export const LineFields = memo(function UncachedLineFields({
  kind,
  line,
  place,
  last,
  taxed,
  mayBeExempt,
  currency,
  unitList,
  itemNamed,
  hsnProblem,
  rateProblem,
}: LineFieldsProps) {
  const bind = (cell: keyof DocumentLine & string, name: string = cell): FieldBinding =>
    binding(`items-${place + 1}-${name}`, String(line[cell]), (text) =>
      changeLine(kind, line.id, { [cell]: text }, itemNamed),
    )
  const number = (cell: LineCell, name?: string): FieldBinding =>
    numericField(
      bind(cell, name),
      cellKind(line, cell),
      cellProblem(line, cell, minorUnitsIn(currency ?? 'INR')),
    )
  const taxRate = number('taxRatePercent')
  const rate = number('rate')
  const onRateLeave = () => {
    rate.onLeave!()
    if (rate.problem !== null) void takePrice(kind, line.id)
  }
  return (
    <fieldset
      className="doc-line"
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain')
        // Only cells of a spreadsheet have tabs between them.
        if (!text.includes('\t')) return
        event.preventDefault()
        void pasteTable(kind, line.id, text)
      }}
      onKeyDown={(event) => {
        if (onLineKey(event, kind, line.id, place)) event.preventDefault()
      }}
    >
      <legend className="sr-only">{t('Item {0}', place + 1)}</legend>
      <div className="doc-line-words">
        <TextField field={bind('description')} label={t('Description')} list="known-items" />
      </div>
      <NumberCell field={number('quantity')} label={t('Quantity')} />
      <TextField field={bind('unit')} label={nameOf('document-words', 'Unit')} list={unitList} />
      <NumberCell field={{ ...rate, onLeave: onRateLeave }} label={t('Rate')} money={currency ?? true} />
      <TextField field={{ ...bind('hsn'), problem: hsnProblem }} label="HSN/SAC" />
      <DiscountField
        label={t('Discount')}
        field={number('discount', line.discountUnit === 'rupees' ? 'discountAmount' : 'discountPercent')}
        unit={bind('discountUnit')}
        currency={currency}
      />
      {taxed && (
        <NumberCell
          field={{ ...taxRate, problem: taxRate.problem ?? rateProblem }}
          label={t('GST rate')}
          percent
        />
      )}
      {mayBeExempt && <SelectField field={bind('exemption')} label={t('Tax status')} options={EXEMPTIONS} />}
      <div className="doc-line-foot flex items-center">
        <span className="flex-1">
          {t('Amount')} <b className="tabular-nums">{lineAmount(line, currency)}</b>
        </span>
        <LineActions kind={kind} id={line.id} place={place} last={last} />
      </div>
    </fieldset>
  )
})

/** Moves and removes a line. */
function LineActions({ kind, id, place, last }: LineActionsProps) {
  const actions = [
    {
      sign: '↑',
      name: t('Move item {0} up', place + 1),
      act: () => moveLine(kind, id, -1),
      disabled: place === 0,
    },
    {
      sign: '↓',
      name: t('Move item {0} down', place + 1),
      act: () => moveLine(kind, id, 1),
      disabled: last,
    },
    { sign: '✕', name: t('Remove item {0}', place + 1), act: () => removeLine(kind, id, place) },
  ]
  return actions.map(({ sign, name, act, ...button }) => (
    <Button key={sign} variant="quiet" size="icon" aria-label={name} onClick={act} {...button}>
      {sign}
    </Button>
  ))
}

interface LineActionsProps extends Pick<LineFieldsProps, 'kind' | 'place' | 'last'> {
  id: DocumentLine['id']
}

/** Quantity × rate less discount. */
function lineAmount(line: DocumentLine, currency: ExportCurrency | undefined): string {
  const reading = readLine({ ...line, taxRatePercent: '' }, minorUnitsIn(currency ?? 'INR'))
  if (!reading.ok) return '—'
  const amount = Number(reading.value.grossMinor - reading.value.discountMinor)
  return currency ? foreignAmount(currency, amount) : rupeesFromPaise(amount)
}

/** Enter adds the next line, Alt with an arrow moves this one. */
function onLineKey(event: KeyboardEvent, kind: ItemDocumentKind, id: number, place: number): boolean {
  const field = event.target as HTMLElement
  if (field.tagName !== 'INPUT') return false
  if (event.key === 'Enter') {
    addLineAt(kind, place + 1)
    return true
  }
  const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
  if (!step) return false
  moveLine(kind, id, step)
  // The browser drops the focus of an element that is moved in the page.
  field.focus()
  return true
}
