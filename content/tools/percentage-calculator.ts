import { Percent } from 'lucide'
import { percentageCalculatorFigures } from '@/content/figures/percentage-calculator'
import { faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const percentageCalculator: Tool = {
  slug: 'percentage-calculator',
  category: 'calculators',
  status: 'live',
  name: 'Percentage Calculator',
  title: 'Percentage Calculator: Marks, Discount and Change',
  description:
    'Work out X% of a number, what percent one number is of another, a rise or fall in percent, exam marks, discounts and the price before a discount.',
  summary: 'Percent of a number, marks, discounts and rise or fall between two values.',
  lead: 'Percentages, marks, discounts, change',
  icon: Percent,
  keywords: keywordsFrom(`
    percentage, percent, marks percentage, discount, percentage change, increase, decrease, salary hike,
    percentage of marks, cgpa, gpa, profit percentage, gain loss`),
  figures: percentageCalculatorFigures,
  steps: stepsFrom({
    'Pick the question':
      'Choose What is X% of Y?, X is what % of Y? or Percentage Change from X to Y. Marks, discount and original price (reverse percentage) have fields of their own further down.',
    'Fill in two numbers':
      'The labels follow your choice: Percentage and Value, Value 1 and Value 2, or Initial Value and Final Value.',
    'Read the answer':
      'The result is shown in large type, with a sentence that says what it means and the working with your own numbers.',
  }),
  faqs: faqsFrom({
    'How do I calculate the percentage of my marks?':
      'Divide marks obtained by total marks and multiply by 100. For 438 out of 500, 438 ÷ 500 × 100 = {marks}. On this page choose X is what % of Y?, with 438 and 500.\n\nIf subjects have different totals, add all marks and all totals first. The average of the subject percentages is the same only when every paper has the same maximum. Check too whether your board counts the best five subjects or all.',
    'How do I find the percentage increase in my salary?':
      'Subtract the old salary from the new, divide by the old and multiply by 100. From {oldPay} to {newPay} the rise is {raise}, and 13,000 ÷ 52,000 × 100 = {raisePercent}.\n\nA fall works the same way and comes out negative. A price that goes from {price} to {lowerPrice} has changed by {priceFall}.',
    'What was the price before the discount?':
      'Divide the price paid by 1 minus the discount. If {paid} is the price after {off} off, the earlier price was 850 ÷ 0.85 = {before}.\n\nAdding {off} to {paid} gives {wrongBefore}, a common mistake: the discount was {off} of the larger number. The same sum takes GST out of a total, except that you divide by 1 plus the rate.',
    'Is {firstOff} off and then {thenOff} off the same as {bothOff} off?':
      'No, it is {offTogether} off. The second cut applies to a price that is already lower. Multiply what remains each time: 0.70 × 0.90 = 0.63. An item of {price} comes to {pays}, while a true {bothOff} off would make it {paysWithBoth}.\n\nThe order of the two discounts makes no difference.',
    'Why does a {riseOrFall} rise and a {riseOrFall} fall not bring me back?':
      'Because the two percentages are taken of different numbers. {start} plus {riseOrFall} is {risen}, and {riseOrFall} of {risen} is {fall}, which leaves {fallen}. To undo a rise of {quarterRise} you need a fall of {quarterUndone}; to undo a fall of {halfFall} you need a rise of {halfUndone}.\n\nThis is why a share that has lost half its value must double to recover.',
    'What is the difference between percent and percentage points?':
      'Points are a plain subtraction of two percentages; percent compares them. If a loan rate goes from {oldRate} to {newRate}, it has risen by {points} percentage points, or 50 basis points. As a percentage change it has risen by {rateRise}, since {points} ÷ 6 × 100 = {rateRiseNumber}.\n\nNews reports mix the two, so ask which is meant when a rate is said to rise by a few percent.',
    'Can I find the percentage change from zero or from a negative number?':
      'From zero, no. Any rise from 0 would mean dividing by zero, so the page says that it cannot calculate it. Give the plain difference in such a case.\n\nFrom a negative number the page divides by its size without the sign. A result that goes from a loss of {loss} to a profit of {profit} is a change of {fromLoss}. Others may define it in another way, so state the two figures beside the percentage.',
  }),
  sources: [],
  related: [
    'gst-calculator',
    'all-in-one-calculator',
    'investment-returns-calculator',
    'exam-result-checker-guide',
  ],
  updatedOn: '2026-11-21',
}
