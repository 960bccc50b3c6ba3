/**
 * Asks for a quantity in another unit. It is tried on the text as typed, since names of units are many and short; '80c' and
 * the like are sections of law.
 */
export const ASKS_FOR_CONVERSION =
  /^(?!(?:section )?(?:1[056]|2[46]|44|54|80|87|194|234)[a-z]{1,4}$)(?=.*(?:\d|half|quarter|one|aadha|आधा|sq)).*(?:\s(?:to|into|in|as|me|mein|में|से)\s|=|\d\s?[\p{L}'"°])|how many|kitn[aei]|कितन/u
