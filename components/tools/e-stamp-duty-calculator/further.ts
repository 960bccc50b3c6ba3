/** What the form needs for the other states and for rent, in one part that is loaded when it is wanted. */
export { NotCovered } from '@/components/tools/e-stamp-duty-calculator/not-covered'
export { rentAnswer } from '@/components/tools/e-stamp-duty-calculator/rent-answer'
export { RentFields } from '@/components/tools/e-stamp-duty-calculator/rent-fields'
export { rentNotes, rentRows } from '@/components/tools/e-stamp-duty-calculator/rent-rows'
export { RentWorking } from '@/components/tools/e-stamp-duty-calculator/rent-working'
export { stateNotes } from '@/components/tools/e-stamp-duty-calculator/state-notes'
export { saleRule } from '@/lib/stamp-duty/sale-states'
