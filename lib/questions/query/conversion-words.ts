/**
 * Asks for a quantity in another unit. It is tried on the text as typed, since names of units are many and
 * short; '80c' and the like are sections of law.
 */
export const ASKS_FOR_CONVERSION = new RegExp(
  '^(?!(?:section )?(?:1[056]|2[46]|44|54|80|87|194|234)[a-z]{1,4}$)' +
    `(?=.*(?:\\d|half|quarter|one|${process.env.TYPED_HALVES}|sq))` +
    `.*(?:\\s(?:to|into|in|as|${process.env.TYPED_UNITS_IN}|${process.env.TYPED_UNITS_TO})\\s|=|\\d\\s?[\\p{L}'"°])` +
    `|how many|${process.env.TYPED_HOW_MANY}`,
  'u',
)
