import { latinOf } from '@/lib/name-search/devanagari'

/** Two days, a length of time from a day, or a weekday: with a number each, but no length of a loan. */
export const ASKS_ABOUT_DATES = new RegExp(
  latinOf(
    '^(?=.*\\d)(?!.*(?:%|\\b(?:loan|emi|fd|rd|sip|recharge|jio|airtel|vi|bsnl|late|tithi|interest|age|born|birth|old)\\b)).*(?:' +
      '\\b(?:(?:days?|weeks?|months?) (?:between|from|after|before|ago|later|hence)|working days|weekday|day of (?:the )?week|notice|' +
      '(?:which|what) days?)\\b|' +
      `\\d .*\\b(?:${process.env.TYPED_FROM}) \\d.*\\b(?:${process.env.TYPED_UNTIL})\\b)`,
  ),
)
