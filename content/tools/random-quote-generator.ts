import { Quote } from 'lucide'
import type { Tool } from '@/lib/catalogue/tool'

export const randomQuoteGenerator: Tool = {
  slug: 'random-quote-generator',
  category: 'everyday-utilities',
  status: 'planned',
  name: 'Random Quote Generator',
  title: 'Random Quote Generator: Thought of the Day to Copy',
  description:
    'Draw a quotation with its author for a school assembly, a notice board or a WhatsApp status, copy it with one tap and ask for another when you like.',
  summary: 'Shows a quotation with its author, to copy or to exchange for another.',
  icon: Quote,
  keywords: [
    'quote',
    'thought of the day',
    'suvichar',
    'anmol vachan',
    'aaj ka vichar',
    'status',
    'motivation',
    'school assembly thought',
    'good morning quote',
    'vichar',
    'सुविचार',
    'अनमोल वचन',
    'आज का विचार',
  ],
  steps: [
    {
      name: 'Open the page',
      text: 'A quotation and the name of its author are drawn for you.',
    },
    {
      name: 'Ask for another',
      text: 'The new-quote button draws again. The one on the screen is never drawn twice running.',
    },
    {
      name: 'Copy it',
      text: 'The copy button puts the text and the author on the clipboard. Paste it into a message or a document.',
    },
  ],
  faqs: [
    {
      question: 'How do I know that the person really said it?',
      answer:
        'Treat every famous line with care, here as elsewhere. Sentences pass from poster to poster under the names of Gandhi, Vivekananda, Kalam or Einstein without a book or a speech to show for it. For a school magazine or a printed banner, look for the place: title, year, page or date of the speech. If you find none, write “attributed to”. Should a line on this page be under the wrong name, write to us; the address is on the Contact page.',
    },
    {
      question: 'Which quotation suits a school assembly?',
      answer:
        'Choose one that can be said in a single breath, about fifteen words, with no word the youngest class does not know. Read it twice, name the author, and add one sentence of your own on where it applies in school this week. A line from a teacher’s own language often works better than a translated one. Draw a few here, and keep those that still make sense after you have read them aloud.',
    },
    {
      question: 'Why do I see a quotation again after a few taps?',
      answer:
        'The list is short and each draw is made by chance. The only promise is that the quotation on the screen will not come up in the very next draw. With a list of eleven, for example, each of the other ten has one chance in ten, so meeting an old one within a few taps is quite likely. Chance does not remember, as with dice.',
    },
    {
      question: 'Can I use a quotation on WhatsApp status, a poster or a product?',
      answer:
        'One short line with its author’s name, in a status or on a notice board, is normal use and troubles nobody. Selling mugs or shirts is another matter: the words of a recent author, a film or a song may be under copyright, and the name and picture of a person may be protected as well. For anything you sell, choose authors who died long ago or ask the publisher.',
    },
    {
      question: 'Is the thought of the day the same for everyone?',
      answer:
        'No. Each visit draws on its own, in your browser, so two people see different lines at the same minute. Nothing about you goes into the draw, and no record is kept of what you were shown. If a class or an office should have one thought for the day, draw it once, copy it and send it to the group.',
    },
  ],
  sources: [],
  related: ['love-calculator', 'countdown-timer-creator', 'qr-code-generator'],
  updatedOn: '2026-11-21',
}
