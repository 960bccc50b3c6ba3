/** @jest-environment node */
import { gstStates } from '@/lib/rules/gst-states'
import { namesOfStates, stateNames } from '@/lib/rules/state-names'

const names: string[] = Object.values(stateNames)

it('are the 28 states and 8 union territories, in the order of their names', () => {
  expect(names).toHaveLength(36)
  expect(names).toEqual([...names].sort())
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
