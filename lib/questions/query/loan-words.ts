import { latinOf } from '@/lib/name-search/devanagari'

const OF_INCOME = 'eligib\\w*|income(?! ?tax)|salary'

/** Asks how large a loan may be, by an income or in plain words. */
export const ASKS_FOR_LARGEST_LOAN = new RegExp(
  latinOf(
    `\\bloan.*\\b(?:${OF_INCOME}|earning|${process.env.TYPED_LOAN_GIVEN})\\b|\\b(?:${OF_INCOME})\\b.*\\bloan\\b|` +
      '\\bhow (?:much|big)(?: a)?(?: home| car| personal)? loan\\b|\\bborrow\\b',
  ),
)
