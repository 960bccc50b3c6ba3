import { wordsOfFestivals } from '@/lib/questions/query/festival-words'
import { typedLists } from '@/lib/language/typed-words'
import { latinOf } from '@/lib/name-search/devanagari'

/**
 * Words that no person types for something else, from which a slip is corrected though none of the words
 * above means them.
 */
const PLAIN =
  'percentage capital gains eligibility advance scheme sukanya citizen savings provident fund allowance ' +
  'deposit recurring fixed lumpsum mutual investment returns principal personal education credit card outstanding regime ' +
  'professional commission contractor dividend registration karnataka maharashtra gujarat rajasthan haryana euro dirham ' +
  'countdown horoscope forecast calendar festival convert kilometre centimetre inches pounds including inclusive ' +
  'exclusive without remove increase decrease goal target maturity quarterly house yesterday mumbai chennai kolkata ' +
  'bengaluru bangalore hyderabad pune ahmedabad shivratri onam rakhi baisakhi puja karva retirement resignation recharge ' +
  'unlimited airtel quotation hand take bonus gross'

/**
 * The words that questions are read by, each by itself and by what people type for it. Words in Indian
 * scripts are compared in Latin letters, so that only those whose letters are named (जीएसटी) are written in
 * their script.
 */
export const everydayWords: ReadonlyMap<string, string> = new Map(
  typedLists(process.env.TYPED_QUESTIONS).flatMap(([word = '', ...others]) =>
    [word, ...others.map(latinOf)].map((typed) => [typed, word] as const),
  ),
)

const words = [...everydayWords.keys(), ...PLAIN.split(' ')].filter((word) => /^[a-z]+$/.test(word))

/** Words that a slip is corrected to. Those of festivals are often short, and then too near to others. */
export const correctableWords: readonly string[] = [
  ...new Set([...wordsOfFestivals.filter((word) => word.length > 4), ...words]),
]

/** Words that are no slip of another one. */
export const subjectWords: readonly string[] = [...wordsOfFestivals, ...words]
