import type { LookupView } from '@/components/lookup/lookup-view'
import { isIfsc } from '@/lib/banking/ifsc'
import type { IfscAnswer } from '@/lib/lookup/ifsc-answer'

export const failedMessage = 'Failed to fetch IFSC details. Please try again.'
const invalidMessage = 'Please enter a valid 11-character IFSC code (e.g., SBIN0001234).'

export type IfscView = LookupView<IfscAnswer>

/** What is wrong with a code as it is typed, or null. */
export function problemOfIfsc(text: string): string | null {
  return isIfsc(text) ? null : invalidMessage
}
