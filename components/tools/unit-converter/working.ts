import type { WorkingContent } from '@/components/results/working'
import type { UnitConversion } from '@/lib/units/conversion'
import { convertUnit } from '@/lib/units/convert-unit'
import type { Unit } from '@/lib/units/unit'
import { unitsOf } from '@/lib/units/unit-list'
import { unitNumber } from '@/lib/units/unit-number'
import { t } from '@/lib/language/words'
import { pluralOfUnit, quantity } from './rows'

const digits = (number: number) => String(Number(number.toPrecision(12)))

/** How a value in a unit becomes one in its base unit, as a sum. */
function toBase(value: number, { scale }: Unit): string {
  if (scale.kind === 'inverse') return `${digits(scale.factor)} ÷ ${digits(value)}`
  if (scale.kind === 'factor') return `${digits(value)} × ${digits(scale.factor)}`
  const shifted = `${digits(value)} − ${digits(scale.offset)}`
  return scale.factor === 1 ? shifted : `(${shifted}) × 5 ÷ 9`
}

function fromBase(base: number, { scale }: Unit): string {
  if (scale.kind === 'inverse') return `${digits(scale.factor)} ÷ ${digits(base)}`
  if (scale.kind === 'factor') return `${digits(base)} ÷ ${digits(scale.factor)}`
  return scale.factor === 1
    ? `${digits(base)} + ${digits(scale.offset)}`
    : `${digits(base)} × 9 ÷ 5 + ${digits(scale.offset)}`
}

const isBase = ({ scale }: Unit) => scale.kind === 'factor' && scale.factor === 1

/** By way of the category's base unit, with the factors that define both units. */
export function unitWorking({ value, from, to, result, category }: UnitConversion): WorkingContent | null {
  if (result === null || from === to) return null
  const base = unitsOf(category).find(isBase)!
  const inBase = convertUnit(value, from, base)!
  const steps: Record<string, string> = {}
  if (!isBase(from)) steps[t('In {0}', pluralOfUnit(base))] = `${toBase(value, from)} = ${unitNumber(inBase)}`
  if (!isBase(to)) steps[t('In {0}', pluralOfUnit(to))] = `${fromBase(inBase, to)} = ${unitNumber(result)}`
  return { formula: `${quantity(value, from)} = ${quantity(result, to)}`, steps }
}
