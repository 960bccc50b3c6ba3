import { ReceiptText } from 'lucide'
import { invoiceGeneratorFigures } from '@/content/figures/invoice-generator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const invoiceGenerator: Tool = {
  slug: 'invoice-generator',
  category: 'business-tools',
  status: 'live',
  name: 'Invoice Generator',
  title: 'GST Invoice Generator: Free Tax Invoice in PDF',
  description:
    'Fill in your business, the buyer and the items, and download a GST invoice in PDF with CGST, SGST or IGST, HSN codes and the total in words.',
  summary: 'Makes a GST invoice with tax worked out line by line and a PDF to download.',
  lead: 'A GST invoice with a PDF to download',
  icon: ReceiptText,
  keywords: keywordsFrom(`
    invoice, gst bill, tax invoice, bill book, bill of supply, hsn code, invoice pdf, bill format,
    credit note, debit note, cash memo, payment voucher, export invoice, invoice in dollars,
    delivery challan, gstr-1 csv, e-way bill json, billing, tax bill, e way bill`),
  figures: invoiceGeneratorFigures,
  steps: stepsFrom({
    'Enter your business':
      'Type the company name, address and GSTIN. The GSTIN is checked by its last character and its state is named. Add a logo if you have one.',
    'Number and date the invoice':
      'The invoice number starts at INV-001 and the invoice date is today. Set a due date if you give credit. Under Document you choose a cash memo, a note, a challan or a payment voucher instead.',
    'Enter the client':
      'Give the name, address and, for a registered buyer, the GSTIN; without one, choose the state. The place of supply decides between CGST with SGST and IGST.',
    'Add the items':
      'Each line takes a description, HSN or SAC, quantity, rate, discount and tax rate. The amount, the tax and the total follow as you type.',
    'Check and download':
      'Check what Rule 46 still requires, edit notes and terms, and download the PDF or print the page.',
  }),
  faqs: faqsFrom({
    'What details are compulsory on a GST invoice?':
      'Rule 46 of the CGST Rules lists them: your name, address and GSTIN; a serial number; the date; a registered buyer’s name, address and GSTIN; HSN or SAC, description, quantity and unit; taxable value after discount; rate and amount of each tax; place of supply for another state; whether reverse charge applies; and a signature. An unregistered buyer is named from a taxable value of {namedFrom} on. The list next to the form names what is still missing, and each field says what is wrong with it.',
    'When do I charge CGST and SGST, and when IGST?':
      'Compare your state with the place of supply. If they are the same, charge CGST and SGST, half each (section 8 of the IGST Act). If they differ, charge IGST alone (section 7). For goods, the place of supply is generally where the movement ends; for services to a registered buyer, where the buyer is. On {value} at {rate} the tax is {tax} both ways: {half} and {half} within the state, or {tax} of IGST outside it. A supply to a special economic zone always carries IGST.',
    'Can I make a bill without a GST number?':
      'An unregistered seller gives an ordinary bill: choose “Bill without GST registration” and leave the GSTIN empty. Only a registered supplier may collect GST. A composition dealer gives a bill of supply under Rule 49, which has no tax lines and carries the words “composition taxable person, not eligible to collect tax on supplies” at the top, as Rule 5(1)(f) asks. Choose this type to hide the tax columns.',
    'How should invoice numbers run in a new financial year?':
      'Rule 46 wants consecutive numbers of at most 16 characters, made of letters, digits, hyphens and slashes, and unique within the financial year. You may therefore begin again on 1 April, as long as this year’s numbers do not repeat one another. INV/26-27/001 tells the year at a glance. The form continues from your last number and can restart the count with the year.',
    'Should the invoice total be rounded to the nearest rupee?':
      'Most sellers keep each tax to two decimals and add a “Round off” line; section 170 of the CGST Act rounds the tax payable to the nearest rupee, 50 paise going up. {oddValue} at {rate} has CGST and SGST of {oddHalf} each and comes to {oddTotal}; a round-off of {oddRoundOff} makes it {oddRounded}. Tick “Round off to the rupee” to add that line.',
    'How many digits of HSN does an invoice need?':
      'Since {digitsSince} (Notification 78/2020-Central Tax): 4 digits on invoices to registered buyers if your turnover of the previous financial year was up to {smallUpTo}, and 6 digits on all invoices above that. Up to {smallUpTo} no code is needed on bills to unregistered buyers. Set your turnover once under “Numbering, turnover, saved details”; the form then asks for the right number of digits.',
    'Can I get GSTR-1 and e-way bill files from here?':
      'Yes. “GSTR-1 files” below your documents saves a CSV for each table of a month or quarter: B2B, B2CL, B2CS, credit and debit notes, exports, exempt supplies, HSN for registered and other buyers, and documents issued. It also saves the whole return as one JSON file in the format of the Returns Offline Tool. Open it in the tool, which checks it, before you upload it. The transport section saves an e-way bill as JSON for bulk upload; the portal checks it before it issues a number. Advances come from your receipt vouchers. GSTR-3B and CMP-08 come as figures, an e-invoice as JSON. Sales through e-commerce operators and a register of purchases are not included.',
    'When do I give a credit note or a delivery challan?':
      'A credit note (section 34 of the CGST Act) takes back part of an invoice: goods returned, a price or tax charged too high. A debit note charges more. Both name the original invoice and its date (Rule 53). A delivery challan (Rule 55) goes with goods that move without a sale, such as job work or sale on approval. Each is made from the invoice with one button; the invoice’s balance follows.',
    'Where are my invoices and customer details kept?':
      'In the storage of this browser; nothing you type is sent anywhere. So another phone will not show them, and clearing the browser’s data removes them. Export all documents to a file from time to time and import it where you need it. One button erases everything.',
  }),
  sources: checkedOn('2026-11-21', {
    'CGST Rules, Rule 46: tax invoice':
      'https://lawontips.com/bare-acts/gst-anti-profiteering-rules/gst-anti-profiteering-rules-ch-2-iiir-sec-45-46',
    'CGST Rules, Rule 49: bill of supply': 'https://lawcrux.com/data5t/gt/gtstrl/cgst_rule_49.htm',
    'Notification 78/2020-Central Tax: digits of HSN codes':
      'https://www.gstzen.in/a/central-tax-notification-782020-seeks-to-notify-the-number-of-hsn-digits-required-on-tax-invoice.html',
    'CGST Act, section 170: rounding off of tax':
      'https://www.knowyourgst.com/gstlaw/cgst-act/170-rounding-off-of-tax-etc-170/',
  }),
  related: ['quotation-generator', 'receipt-generator', 'gst-calculator', 'qr-code-generator'],
  updatedOn: '2026-11-21',
}
