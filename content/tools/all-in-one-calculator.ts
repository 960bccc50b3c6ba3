import { Calculator } from 'lucide'
import { allInOneCalculatorFigures } from '@/content/figures/all-in-one-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const allInOneCalculator: Tool = {
  slug: 'all-in-one-calculator',
  category: 'calculators',
  status: 'live',
  name: 'All-in-One Calculator',
  title: 'Online Calculator: Basic, Scientific and GST Keys',
  description:
    'A calculator for daily sums with keyboard input, memory, GST keys, a scientific mode and a history of results, written in lakhs and crores.',
  summary: 'Everyday sums, GST keys, functions.',
  icon: Calculator,
  keywords: keywordsFrom(`
    calculator, online calculator, scientific calculator, basic calculator, plus minus, gst calculator keys,
    square root, memory calculator, calc, sum`),
  figures: allInOneCalculatorFigures,
  steps: stepsFrom({
    'Enter the sum':
      'Press the keys on the screen, or type digits, + − × ÷ and Enter on a keyboard. You can paste a figure with commas, such as 12,50,000.',
    'Get the result':
      'Press Equals. The display groups digits the Indian way. AC clears everything and Toggle sign turns a number negative or back.',
    'Use memory and GST keys':
      'Store a figure with the memory keys while you work on another. The GST keys add or remove {anyRate} in one press.',
    'Open the scientific mode':
      'Switch it on for brackets, powers, roots, logarithms and trigonometry, and choose degrees or radians first.',
    'Go back to earlier results':
      'Each finished sum is kept on the tape. Tap one to use its result again, or copy the whole tape.',
  }),
  faqs: faqsFrom({
    'Why does 2 + 3 × 4 give 20 here and 14 in the scientific mode?':
      'The basic keypad works like a desk calculator: it finishes each step as you press the next operator. 2 + 3 becomes 5, and 5 × 4 is 20.\n\nThe scientific mode reads the whole line and follows the school rule, brackets first, then multiplication and division, then addition and subtraction. 3 × 4 is 12, and 2 + 12 is 14. For bills and ledgers the first is handy; for formulas use the second.',
    'How do I add or remove {gst} GST with the calculator?':
      'Type the amount and press the GST key. +{gst} on 1,000 gives 1,180, and −{gst} on 1,180 gives 1,000. There are keys for {rates}, the main rates on goods since {ratesSince}.\n\nWithout the key, multiply by 1.18 to add and divide by 1.18 to remove. Subtracting {gst} from 1,180 gives 967.60, which is not the price before tax.',
    'How does the percent key work?':
      'It divides the number on the display by 100. For 15% of 2,400 press 2400 × 15 Percent Equals: the 15 turns into 0.15 and the result is 360.\n\nSome pocket calculators read 1000 + 18 % as 1,180. This one does not: 18 becomes 0.18 and the sum is 1,000.18. To add {gst} of the amount, tap the 1,180 that the keypad then offers, or use a GST key.',
    'What do M+, M−, MR and MC mean?':
      'They work with one stored number. M+ adds the display to it, M− subtracts the display from it, MR brings it back to the display and MC clears it.\n\nTo total three items, press 4 × 250 = M+, then 2 × 180 = M+, then 5 × 95 = M+. The three are 1,000, 360 and 475, and MR shows 1,835.',
    'Why does sin 30 show −0.988 and not 0.5?':
      'The calculator is set to radians. In degrees sin 30 is 0.5. In radians the 30 is an angle of nearly five full turns, and its sine is −0.988.\n\nChange the setting to degrees for school geometry and surveying. Keep radians for calculus. To convert by hand, multiply degrees by π ÷ 180, so 30° is 0.5236 radians.',
    'How large a number can it show?':
      'A result of up to 12 characters is shown as it is. A longer one is rounded to 9 significant digits, so 1 ÷ 3 shows 0.333333333. Digits are grouped as lakh and crore: 1,23,45,678 is one crore, twenty-three lakh and a little more.\n\nDividing by zero shows Error; press AC to go on. 0.1 + 0.2 shows 0.3, not the long tail that some programs print.',
    'Are my calculations saved anywhere?':
      'The sums are done in your browser, and nothing you type is sent to a server. The tape lists the results on this device so that you can reuse or copy them.\n\nIf you share the phone or computer, clear the tape when you are done. For a record of expenses with dates, the daily expense tracker is a better place.',
  }),
  sources: checkedOn('2026-11-21', {
    'TaxTMI: Notification 9/2025-Central Tax (Rate), for the rates on the GST keys':
      'https://www.taxtmi.com/notifications?id=144100',
  }),
  related: ['percentage-calculator', 'gst-calculator', 'unit-converter', 'daily-expense-tracker'],
  updatedOn: '2026-11-21',
}
