import { Quote } from 'lucide'
import { faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const randomQuoteGenerator: Tool = {
  slug: 'random-quote-generator',
  category: 'everyday-utilities',
  status: 'live',
  name: 'Random Quote Generator',
  title: 'Random Quote Generator: Thought of the Day to Copy',
  description:
    'Over a hundred quotations for a school assembly or a status, each with author, work and year, in its own language and in English. Copy, share or save it.',
  summary: 'Over a hundred quotations with author, work and year, in their own language and in English.',
  lead: 'Quotations with author, work and year',
  icon: Quote,
  keywords: keywordsFrom(`
    quote, thought of the day, status, motivation, school assembly thought, good morning quote`),
  steps: stepsFrom({
    'Open the page':
      'A quotation is drawn for you, with its author, work and year. Those in other languages have an English translation.',
    'Ask for another':
      'The new-quote button draws again. The one on the screen is never drawn twice running.',
    'Copy, share or save it':
      'Copy the text with its source, share it, save it as a square picture, or keep it in this browser to find it again.',
  }),
  faqs: faqsFrom({
    'How do I know that the person really said it?':
      'Each quotation here names its work and, where there is one, the chapter, verse, page or date, so that you can look it up. Lines that pass from poster to poster under the names of Gandhi, Kalam or Einstein without a book or a speech behind them are not included. The English translations are our own. Should a line be under the wrong name, write to us; the address is on the Contact page.',
    'Which quotation suits a school assembly?':
      'Choose one that can be said in a single breath, about fifteen words, with no word the youngest class does not know. Read it twice, name the author, and add one sentence of your own on where it applies in school this week. A line from a teacher’s own language often works better than a translated one. Draw a few here, and keep those that still make sense after you have read them aloud.',
    'Why do I see a quotation again after a few taps?':
      'Each draw is made by chance. The quotation on the screen never comes up in the very next draw, but an earlier one may: with about a hundred quotations, it is more likely than not that one repeats within fifteen taps. Chance does not remember, as with dice.',
    'Can I use a quotation on WhatsApp status, a poster or a product?':
      'One short line with its author’s name, in a status or on a notice board, is normal use and troubles nobody. Selling mugs or shirts is another matter: the words of a recent author, a film or a song may be under copyright, and the name and picture of a person may be protected as well. For anything you sell, choose authors who died long ago or ask the publisher.',
    'Is the thought of the day the same for everyone?':
      'No. Each visit draws on its own, in your browser, so two people see different lines at the same minute. Nothing about you goes into the draw, and no record is kept of what you were shown. If a class or an office should have one thought for the day, draw it once, copy it and send it to the group.',
  }),
  sources: [],
  related: ['love-calculator', 'countdown-timer-creator', 'qr-code-generator'],
  updatedOn: '2026-11-22',
}
