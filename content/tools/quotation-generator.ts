import { FilePen } from 'lucide'
import { quotationGeneratorFigures } from '@/content/figures/quotation-generator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const quotationGenerator: Tool = {
  slug: 'quotation-generator',
  category: 'business-tools',
  status: 'live',
  name: 'Quotation Generator',
  title: 'Quotation Maker: Price Estimate PDF with Validity Date',
  description:
    'Write a quotation with items, rates, your own tax percentage and a last date for the price. Download it in PDF and turn it into an invoice later.',
  summary: 'Writes a dated price quotation and turns it into an invoice when the customer agrees.',
  lead: 'A price quotation, ready to invoice',
  icon: FilePen,
  keywords: keywordsFrom(`
    quotation, quote, estimate, price list, rate card, proforma, purchase order, tender rate,
    quotation format, estimate bill`),
  figures: quotationGeneratorFigures,
  steps: stepsFrom({
    'Name both sides': 'Fill in your company and logo, then the client for whom the price is meant.',
    'Set the number and the two dates':
      'The quote number starts at QTN-001 and the quote date is today. Pick the day until which the price is valid.',
    'List the work or goods':
      'Give each line a description, quantity and rate. The amount is quantity times rate, to the paisa.',
    'Decide on tax':
      'The tax rate starts at 0%, which adds no GST. A registered seller types the rate that applies; each item can have a rate of its own.',
    'Send it, and convert it when accepted':
      'Download the PDF. When the customer says yes, turn the quotation into an invoice with the same client and lines. If it has no GST, the rate is asked for first.',
  }),
  faqs: faqsFrom({
    'Is there a legal format for a quotation in India?':
      'GST law lays down fields for invoices, bills of supply and vouchers, but none for a quotation. Custom does the rest: the heading “Quotation” or “Estimate”, a number, the date, the last day of validity, both parties, items with quantity and rate, the GST, delivery and payment terms, and a signature. It also helps to print the sentence “This is not a tax invoice”, so that nobody claims input credit on it.',
    'What is the difference between a quotation, a proforma invoice and an invoice?':
      'A quotation comes first: it offers a price until a date. A proforma invoice usually follows once the buyer has agreed, often to get an advance or a loan sanctioned, and looks like the final bill without being one. The tax invoice comes with the supply itself and must meet Rule 46 of the CGST Rules. Only the last one counts as a sale in your books and lets a registered buyer claim credit.',
    'Should I show GST in a quotation?':
      'Say one way or the other, because an unclear price is where quarrels begin. For a job of {price} at {gst}, a registered seller types {gst}, and the paper shows {price}, GST of {tax} and a total of {total}. A household customer mostly wants the full {total}; a registered business compares {price} because it may get the tax back. If you are not registered, keep the tax rate at 0%.',
    'For how many days should a quotation stay valid?':
      'There is no fixed period. Seven to thirty days is common, and less where material prices move every week, as with steel, copper or gold. Count in dates and not in words: a quotation of {quotedOn} that holds for {validDays} days is valid until {validUntil}. The form asks for that last date and its terms begin by saying that prices hold until then.',
    'What terms should a small contractor write in a quotation?':
      'Six lines settle most arguments: what is included and what is not; who brings the material; how much is paid in advance, on progress and at the end; how many days the work takes from the advance; how long the price holds; and what extra work costs. On a job of {job} with {advanceShare} in advance, write the {advance} as a figure. Put the rest in the Notes and Terms boxes.',
    'Can I turn an accepted quotation into an invoice?':
      'Yes. The conversion copies the client, the lines and the tax rate into a new invoice with its own number and today’s date, and the quotation stays as it was. Where nothing has GST, it first asks for the rate, or why there is none. Look at three things before you send the invoice: the GSTIN and place of supply of the buyer, the HSN or SAC of each line, and whether the tax rate has changed since you quoted. An invoice needs all of these, a quotation does not.',
  }),
  sources: checkedOn('2026-11-21', {
    'CGST Rules, Rule 46: what a tax invoice must contain':
      'https://lawontips.com/bare-acts/gst-anti-profiteering-rules/gst-anti-profiteering-rules-ch-2-iiir-sec-45-46',
  }),
  related: ['invoice-generator', 'receipt-generator', 'gst-calculator', 'percentage-calculator'],
  updatedOn: '2026-11-21',
}
