import type { ComponentProps } from 'react'
import { WhenSeen } from '@/components/results/when-seen'
import type LinkCheck from '@/components/lookup/link-check'

const loadLinkCheck = () => import('@/components/lookup/link-check')

/** Tells the official addresses from those that imitate them; fetched when it is about to be seen. */
export function LinkCheckSeen({ heading, ...of }: ComponentProps<typeof LinkCheck> & { heading: string }) {
  return <WhenSeen heading={heading} load={loadLinkCheck} className="min-h-[20rem]" of={of} />
}
