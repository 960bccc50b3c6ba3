'use client'

import { useDeferredValue } from 'react'
import { WhenSeen, type WhenSeenProps } from '@/components/results/when-seen'

/** What a part with fields is given; a field that lags behind its own typing loses letters. */
interface NoFields {
  inputs?: never
  field?: never
}

/**
 * A part of figures alone, fetched when it is about to be seen. It follows the typing when there is time, so that
 * the key and the result do not wait for a long table.
 */
export function FiguresSeen<Props extends object>({ of, ...part }: WhenSeenProps<Props & NoFields>) {
  return <WhenSeen {...part} of={useDeferredValue(of)} />
}
