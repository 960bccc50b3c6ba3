import { Store } from 'lucide'
import { marginCalculatorFigures } from '@/content/figures/margin-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { marginTool } from '@/lib/finance/margin-answer'
import type { gstTool } from '@/lib/tax/gst/gst-answer'

export const marginCalculator: Tool = {
  slug: 'margin-calculator',
  category: 'business-tools',
  status: 'live',
  name: 'Margin Calculator',
  title: 'Margin Calculator: Mark-up, Discount and Selling Price',
  description:
    'For shops: margin and mark-up from MRP, discount on discount and cost, with GST inside or added, the price for a wanted margin, and how many pieces cover costs.',
  summary: 'Margin and mark-up of what you sell, after discounts and GST, or the price for a margin.',
  lead: 'Margin, mark-up and price after GST',
  icon: Store,
  keywords: keywordsFrom(`
    margin, profit margin, mark-up, markup, markup calculator, gross margin, selling price, cost price,
    mrp discount, discount on discount, double discount, break even, breakeven point, retailer margin,
    shop profit`),
  figures: marginCalculatorFigures,
  steps: stepsFrom({
    'Choose what to find':
      'Pick the margin at a price that you have, or the price that leaves the margin that you want.',
    'Enter price, discounts and cost':
      'Type the MRP or list price of one piece, up to two discounts one after the other, and what the piece costs you.',
    'Say where the GST is':
      'Enter the rate, and whether the price and the cost have the GST in them. Without registration, choose 0% and enter the cost in full.',
    'Read the margin and the pieces':
      'See margin, mark-up and profit of a piece, how many pieces cover the fixed costs of a month, and below it the margin at other discounts.',
  }),
  faqs: faqsFrom({
    'What is the difference between margin and mark-up?':
      'Margin is the profit as a part of the selling price, mark-up as a part of the cost. What costs {cost} and sells for {price} before GST earns {profit}: a margin of {margin} and a mark-up of {markup}.\n\nSuppliers often quote mark-up and accounts show margin, so ask which one is meant.',
    'How do I find the selling price for a margin?':
      'Divide the cost by 1 − margin. For a margin of {wanted} on a cost of {cost} the price is 500 ÷ 0.70 = {wantedPrice} before GST, and {wantedWithGst} with {gst} GST.\n\nAdding {wanted} to the cost gives {markedUp} and a margin of {markedUpMargin} only: that is a mark-up of {wanted}.',
    'Why are two discounts of {off} and {thenOff} not {offsAdded}?':
      'The second discount is taken from what the first one leaves. Of {mrp}, {off} off leaves {afterFirst}, and {thenOff} off that leaves {pays}: {offTogether} off together.\n\nThe order makes no difference: {thenOff} and then {off} leave {pays} too.',
    'Is the margin counted with or without GST?':
      'Without. The GST that a customer pays belongs to the government, and the GST in your purchases comes back as credit, so both are taken out first. MRP has the GST in it: at {gst}, {pays} are {net} for the goods and {tax} of tax.\n\nWhoever is not registered or pays composition tax has no credit: choose 0% and enter the whole cost. Composition tax is then one more cost.',
    'Is GST charged on the MRP or on the discounted price?':
      'On what the customer is charged, if the discount is given at the sale and shown on the bill: section 15(3) of the CGST Act leaves such a discount out of the value. A later discount counts only if it was agreed before the sale and linked to the invoices.\n\nThe MRP on a packet is the most that a buyer pays, with all taxes. A price to which GST is added must not exceed it.',
    'How many pieces must I sell to cover my costs?':
      'The fixed costs of a month divided by the profit on a piece, rounded up. With {fixed} of rent and wages and a profit of {pieceProfit} a piece, {pieces} pieces cover them; profit begins with the next one.\n\nWith several products, use an average price and cost.',
  }),
  sources: checkedOn('2026-11-28', {
    'ITAT Online: CGST Act, 2017, section 15(3), discounts':
      'https://itatonline.org/digest/qa/section-15-of-cgst-act-and-discounts',
    'Indian Kanoon: rules on packed goods, “MRP inclusive of all taxes”':
      'https://future.indiankanoon.org/search/?formInput=mrp++doctypes%3Alaws',
  }),
  related: ['gst-calculator', 'percentage-calculator', 'invoice-generator'],
  next: [
    stepBetween<typeof marginTool, typeof gstTool>()({
      to: 'gst-calculator',
      label: 'GST in this price',
      set: {
        amount: { output: 'pays' },
        rate: { control: 'rate', times: 1 },
        type: { value: 'inclusive' },
      },
      when: { control: 'rate', above: 0 },
    }),
  ],
  updatedOn: '2026-11-28',
}
