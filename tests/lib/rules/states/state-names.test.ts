import { gstStates } from '@/lib/rules/gst/gst-states'
import { namesOfStates, stateNames } from '@/lib/rules/states/state-names'

const names: string[] = Object.values(stateNames)

it('are the 28 states and 8 union territories, each once', () => {
  expect(names).toHaveLength(36)
  expect(new Set(names).size).toBe(36)
})

it('are in the order of their names', () => {
  expect(names).toEqual(names.toSorted())
})

it('are called as GST calls them, whose list is from another source', () => {
  const ofGst = gstStates.filter(({ iso }) => iso !== null).map(({ name }) => name)
  expect(ofGst.sort()).toEqual(names)
})

it('some of them come in the order asked for', () => {
  expect(Object.entries(namesOfStates(['MH', 'DL']))).toEqual([
    ['MH', 'Maharashtra'],
    ['DL', 'Delhi'],
  ])
})

it('have on number plates the letters of the list of GST, but for two', () => {
  const otherLetters = new Map([
    ['DD', 'DH'],
    ['TG', 'TS'],
  ])
  const ofGst = gstStates.flatMap(({ iso, name }) => (iso === null ? [] : [[iso, name]]))
  const onPlates = Object.entries(stateNames)
  expect(onPlates.map(([code, name]) => [otherLetters.get(code) ?? code, name]).sort()).toEqual(ofGst.sort())
})
