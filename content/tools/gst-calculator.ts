import { BadgePercent } from 'lucide'
import { gstCalculatorFigures } from '@/content/figures/gst-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const gstCalculator: Tool = {
  slug: 'gst-calculator',
  category: 'calculators',
  status: 'live',
  name: 'GST Calculator',
  title: 'GST Calculator: Add or Remove GST, CGST and SGST Split',
  description:
    'Add GST to a price or remove it. Shows net amount, CGST, SGST or IGST at today’s rates of {rates}, and the old {oldRates} for past bills.',
  summary: 'Add or remove GST, with CGST, SGST and IGST shown separately.',
  lead: 'Add or remove GST, with CGST and SGST',
  icon: BadgePercent,
  keywords: keywordsFrom(`
    gst, cgst, sgst, igst, utgst, gst inclusive, gst exclusive, reverse gst, tax on bill,
    goods and services tax, mrp without gst, tax rate, gst rate, gst slab`),
  figures: gstCalculatorFigures,
  steps: stepsFrom({
    'Type the amount':
      'Enter the Amount in rupees. It can be the price with GST in it, the price before GST, or the GST itself.',
    'Choose the rate':
      'Pick the rate that applies to the goods or service. Rates in force since {ratesSince} are listed with the {oldLow} and {oldHigh} of earlier bills, and you can type a rate of your own.',
    'Say whether GST is inside':
      'Choose inclusive if the amount already contains GST, exclusive if GST is to be added on top, or GST amount only to find the price from the tax.',
    'Read the split':
      'The net amount, GST and total appear at once. GST is shown as two equal halves, CGST and SGST or UTGST, or as one IGST figure for a sale to another state.',
    'Compare rates or add up a bill':
      'Further down, a table shows the same amount at every rate, and a bill takes several lines, each with a rate of its own.',
  }),
  faqs: faqsFrom({
    'How do I remove GST from an inclusive price or MRP?':
      'Divide the price by 1 plus the rate. {price} inclusive of {rate} is 1,000 ÷ 1.18 = {net} before tax, so the GST inside it is {gst}, or {half} each of CGST and SGST.\n\nTaking {rate} of {price} gives {onTop}, which is wrong, because the {rate} was charged on the smaller amount. At {lowRate} the same {price} holds {lowGst} of GST.',
    'What are the GST rates now?':
      'Since {ratesSince} the main rates on goods are nil, {mainRates}. Gold, silver and jewellery are at {gold}, cut and polished diamonds at {diamonds} and rough precious stones at {stones}. Central tax at half of each rate is notified in Notification 9/2025-Central Tax (Rate) of 17 September 2025, and the state tax is the other half.\n\nWhich rate a product takes depends on its HSN code, so check the schedule or ask your supplier.',
    'Are the {oldLow} and {oldHigh} GST slabs still used?':
      'Not as general slabs for goods. Both ended on {oldUntil}. Pan masala, cigarettes and other tobacco stayed at {tobaccoBefore} until {tobaccoUntil}. From {tobaccoSince} they are at {tobacco}, and bidis at {bidis}.\n\nUse {oldLow} and {oldHigh} on this page for bills dated before the change, for example to check an old invoice or a credit note. {oldValue} plus {oldHigh} was {oldTotal}.',
    'When is it CGST plus SGST, and when IGST?':
      'Compare two places: the state of the supplier and the place of supply. If they are the same, the sale carries CGST and SGST, half each, under section 8 of the IGST Act. If they differ, it carries IGST at the full rate under section 7.\n\nOn {value} at {rate}, a sale within Maharashtra has {saleHalf} CGST and {saleHalf} SGST. The same sale from Maharashtra to Gujarat has {saleGst} IGST. The buyer pays the same total. Supplies to an SEZ always carry IGST.',
    'Which union territories have UTGST in place of SGST?':
      'Chandigarh, Dadra and Nagar Haveli and Daman and Diu, Lakshadweep, Andaman and Nicobar Islands, and Ladakh. A sale within one of these carries CGST and UTGST in equal halves.\n\nDelhi, Puducherry and Jammu and Kashmir have legislatures of their own and levy SGST. The arithmetic is the same either way: {rate} means {halfRate} and {halfRate}.',
    'Is GST rounded to the nearest rupee?':
      'Section 170 of the CGST Act rounds the tax payable to the nearest rupee, with 50 paise or more going up. On invoices it is common to keep each tax line to two decimals and put one round-off line at the end.\n\nThis page shows paise and does not round to the rupee. For {price} inclusive of {rate} it gives CGST {half} and SGST {half}. In the bill of several lines, each line’s CGST and SGST is rounded to the paisa before it is added up.',
    'I know only the GST amount. How do I find the price?':
      'Divide the tax by the rate. GST of {onTop} at {rate} means a price before tax of 180 ÷ 0.18 = {price} and a total of {onTopTotal}. If you have only one half, say CGST of {onTopHalf}, double it first.\n\nChoose “GST amount only” on this page, and it does the same sum for any rate, which helps when a statement lists only the input tax credit.',
  }),
  sources: checkedOn('2026-11-21', {
    'TaxTMI: Notification 9/2025-Central Tax (Rate), 17 September 2025':
      'https://www.taxtmi.com/notifications?id=144100',
    'Notification 1/2017-Central Tax (Rate), 28 June 2017':
      'https://howtoexportimport.com/Central-Tax-Rate-Notification-No-1-of-2017-dt-28th-7418.aspx',
    'SCC Online: decisions of the 56th GST Council meeting':
      'https://www.scconline.com/blog/wp-json/wp/v2/posts/358985',
    'Okmoneta: GST on pan masala and tobacco from 1 February 2026':
      'https://www.okmonetaadvisors.in/2026/01/new-gst-mechanism-for-pan-masala.html',
    'Know Your GST: CGST Act, section 170 (rounding off of tax)':
      'https://www.knowyourgst.com/gstlaw/cgst-act/170-rounding-off-of-tax-etc-170/',
  }),
  next: [
    {
      to: 'invoice-generator',
      label: 'Invoice for this amount',
      set: {
        'items-1-rate': { output: 'netAmount' },
        'items-1-taxRatePercent': { control: 'rate', times: 1 },
      },
    },
  ],
  related: ['invoice-generator', 'quotation-generator', 'percentage-calculator', 'tds-deduction-calculator'],
  updatedOn: '2026-11-21',
}
