import { Heart } from 'lucide'
import { faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const loveCalculator: Tool = {
  slug: 'love-calculator',
  category: 'everyday-utilities',
  status: 'live',
  name: 'Love Calculator',
  title: 'Love Calculator by Name: a Score for Fun',
  description:
    'Type two names and get a love score from 40 to 100 with a line to laugh about. It is letter arithmetic for fun, explained openly, and nothing is stored.',
  summary: 'Adds up the letters of two names and makes a love score of it, for fun.',
  lead: 'A love score of two names, for fun',
  icon: Heart,
  keywords: keywordsFrom(`
    love, love percentage, love meter, name compatibility, crush, flames, love test, couple name, name match`),
  steps: stepsFrom({
    'Type your name': 'Any spelling and any script will do. Spaces and dots do not count as letters.',
    'Type the other name': 'Both boxes must be filled.',
    Calculate:
      'After less than a second the score appears with a message and with how it was made. Share it as a card if you like.',
  }),
  faqs: faqsFrom({
    'How is the love score worked out?':
      'Each letter of the English alphabet has a number, a = 1 to z = 26; letters of other scripts get one from 1 to 26 by their place in Unicode. All letters of both names are added and divided by 61; the remainder is kept. To it come 40, and up to 5 points if the names are about equally long. Asha gives 29 and Ravi 50, together 79. The remainder is 18. With 40 and the 5 points for equal length the score is 63. Nothing above 100 is shown.',
    'Is a love calculator by name real?':
      'No. It is arithmetic with letters and knows nothing about two people. No study connects the spelling of names with how a couple gets on. Take the score as you would a fortune in a biscuit. If a low number spoils the evening, add a middle name and it will change; that alone shows how much it means.',
    'Why is my score never below 40?':
      'Because 40 is added to every result. The remainder lies between 0 and 60 and the bonus between 0 and 5, so the lowest possible score is 40 and the sum is cut off at 100. A 40 comes out when the letters add up to a multiple of 61 and the names differ in length by five letters or more.',
    'Does the order of the names or the spelling matter?':
      'The order does not: the letters are added up, so Asha and Ravi get 63 and so do Ravi and Asha. Capitals do not matter either. Spelling matters a lot, since one letter moves the sum. Accents are dropped before counting. Letters of Hindi and other scripts get a value from their place in Unicode; vowel signs and other marks on a letter do not count. So a name in Devanagari and the same name in English letters give different scores.',
    'Is this the same as the FLAMES game?':
      'No. In FLAMES, known from the last page of school notebooks, you strike out the letters both names share, count the rest, and count round the word FLAMES until one letter remains: friends, lovers, affection, marriage, enemies or siblings. It gives one of six words. The score here is a number and counts all letters, the shared ones too.',
    'Are the names I type saved or shown to anyone?':
      'No. The score is worked out in your browser. The names are not sent, not stored and not written into the address, so a copied link does not hold them. The card is a picture drawn on your device, with both names on it; you decide who gets it. Typing the name of a classmate and passing the result around may hurt the person, even as a joke.',
  }),
  sources: [],
  related: ['random-quote-generator', 'age-calculator', 'countdown-timer-creator'],
  updatedOn: '2026-11-22',
}
