import { Percent } from 'lucide'
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
    pratishat, pratishat kaise nikale, chhoot, ank, प्रतिशत, छूट, percentage of marks, cgpa, gpa,
    profit percentage, gain loss, फीसदी`),
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
      'Divide marks obtained by total marks and multiply by 100. For 438 out of 500, 438 ÷ 500 × 100 = 87.6%. On this page choose X is what % of Y?, with 438 and 500.\n\nIf subjects have different totals, add all marks and all totals first. The average of the subject percentages is the same only when every paper has the same maximum. Check too whether your board counts the best five subjects or all.',
    'How do I find the percentage increase in my salary?':
      'Subtract the old salary from the new, divide by the old and multiply by 100. From ₹52,000 to ₹65,000 the rise is ₹13,000, and 13,000 ÷ 52,000 × 100 = 25%.\n\nA fall works the same way and comes out negative. A price that goes from ₹1,999 to ₹1,299 has changed by −35.02%.',
    'What was the price before the discount?':
      'Divide the price paid by 1 minus the discount. If ₹850 is the price after 15% off, the earlier price was 850 ÷ 0.85 = ₹1,000.\n\nAdding 15% to ₹850 gives ₹977.50, a common mistake: the discount was 15% of the larger number. The same sum takes GST out of a total, except that you divide by 1 plus the rate.',
    'Is 30% off and then 10% off the same as 40% off?':
      'No, it is 37% off. The second cut applies to a price that is already lower. Multiply what remains each time: 0.70 × 0.90 = 0.63. An item of ₹1,999 comes to ₹1,259.37, while a true 40% off would make it ₹1,199.40.\n\nThe order of the two discounts makes no difference.',
    'Why does a 20% rise and a 20% fall not bring me back?':
      'Because the two percentages are taken of different numbers. ₹100 plus 20% is ₹120, and 20% of ₹120 is ₹24, which leaves ₹96. To undo a rise of 25% you need a fall of 20%; to undo a fall of 50% you need a rise of 100%.\n\nThis is why a share that has lost half its value must double to recover.',
    'What is the difference between percent and percentage points?':
      'Points are a plain subtraction of two percentages; percent compares them. If a loan rate goes from 6% to 6.5%, it has risen by 0.5 percentage points, or 50 basis points. As a percentage change it has risen by 8.33%, since 0.5 ÷ 6 × 100 = 8.33.\n\nNews reports mix the two, so ask which is meant when a rate is said to rise by a few percent.',
    'Can I find the percentage change from zero or from a negative number?':
      'From zero, no. Any rise from 0 would mean dividing by zero, so the page says that it cannot calculate it. Give the plain difference in such a case.\n\nFrom a negative number the page divides by its size without the sign. A result that goes from a loss of ₹200 to a profit of ₹100 is a change of 150%. Others may define it in another way, so state the two figures beside the percentage.',
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
