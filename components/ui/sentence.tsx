import { Fragment, type ReactNode } from 'react'

/** A sentence with elements in its places {0}, {1}: another language may have them in another order. */
export const Sentence = ({ words, parts }: { words: string; parts: readonly ReactNode[] }) =>
  words
    .split(/\{(\d)\}/)
    .map((part, place) => <Fragment key={place}>{place % 2 ? parts[Number(part)] : part}</Fragment>)
