import opens from '@/content/hi/names/stamp-duty.json'
import ofStates from '@/content/hi/names/stamp-duty-states.json'
import { maharashtra } from '@/lib/rules/stamp-duty/sale/states/maharashtra'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { tenancyDuty } from '@/lib/rules/stamp-duty/tenancies'

/** Figures alone, such as '5%', are the same in every language. */
const isWorded = (english: string) => /[a-z]/i.test(english)

const sales = Object.values(saleDutyByState).flatMap(({ values }) =>
  values.flatMap(({ value }) => [
    ...value.conditions,
    ...(value.otherReadings ?? []).map(({ label }) => label),
  ]),
)
const rents = Object.values(tenancyDuty).flatMap(({ values }) =>
  values.flatMap(({ value }) => value.conditions),
)
const printed = new Set([...sales, ...rents].filter(isWorded))

it('every condition and every reading of stamp duty is in Hindi, and no sentence is left over', () => {
  const hindi: Record<string, string> = { ...opens, ...ofStates }
  expect([...printed].filter((english) => !(english in hindi))).toEqual([])
  const labels = /^Stamp duty /
  expect(Object.keys(hindi).filter((english) => !printed.has(english) && !labels.test(english))).toEqual([])
})

it('the page of Maharashtra opens with its own sentences alone', () => {
  const conditions = maharashtra.values[0]!.value.conditions
  expect(Object.keys(opens).filter((english) => !english.startsWith('Stamp duty'))).toEqual(conditions)
})
