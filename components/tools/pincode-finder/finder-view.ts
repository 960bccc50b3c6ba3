import type { LookupView } from '@/components/lookup/lookup-view'
import type { PincodeAnswer } from '@/lib/lookup/pincode-answer'

export const failedMessage = 'Failed to fetch pincode details. Please try again.'
export const invalidMessage = 'Please enter a valid 6-digit Indian Pincode.'

export type FinderView = LookupView<PincodeAnswer>
