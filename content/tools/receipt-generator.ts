import { FileCheck } from 'lucide'
import { receiptGeneratorFigures } from '@/content/figures/receipt-generator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const receiptGenerator: Tool = {
  slug: 'receipt-generator',
  category: 'business-tools',
  status: 'live',
  name: 'Receipt Generator',
  title: 'Receipt Generator: Payment and Rent Receipts for HRA',
  description:
    'Make a receipt for money received: amount in words, mode of payment, invoice number. Rent receipts for a whole year come as one PDF for HRA.',
  summary: 'Makes payment receipts and a year’s rent receipts, with the amount in words.',
  lead: 'Payment receipts and rent receipts',
  icon: FileCheck,
  keywords: keywordsFrom(`
    receipt, rent receipt, donation receipt, 80g receipt, hra receipt, cash receipt, payment receipt,
    advance receipt, money receipt, rent slip, landlord receipt, hra`),
  figures: receiptGeneratorFigures,
  steps: stepsFrom({
    'Choose the kind':
      'Take an ordinary payment receipt, a rent receipt if the money is house rent, or a donation receipt.',
    'Write who paid whom':
      'Enter the name of the person who paid, your own name and address, the receipt number and the date.',
    'Enter the amount and how it came':
      'Type the amount and pick cash, UPI, bank transfer or cheque. The amount is written out in words below it.',
    'Say what it was for':
      'Name the invoice it settles or, for rent, the house and the month. A year pack fills in all twelve months.',
    'Download and sign': 'Save the PDF or print it. The person who received the money signs.',
  }),
  faqs: faqsFrom({
    'What should a rent receipt for HRA contain?':
      'Name of the tenant, name and address of the landlord, address of the rented house, the month, the amount in figures and words, how it was paid, the date, and the landlord’s signature. Your employer may ask for the landlord’s PAN as well, so keep it at hand. The HRA exemption exists only in the old tax regime. A published example: with basic pay of {salary}, HRA of {allowance} and rent of {rentOfHra} a month in Mumbai, the whole {allowance} is exempt.',
    'Do I need rent receipts under the new tax regime?':
      'Not for HRA: the new regime does not allow that exemption, and it is the default unless you choose otherwise. A receipt is still worth having. It proves to the landlord, and to a court if it comes to that, that a month’s rent was paid, and it helps when the deposit is settled. If you may still pick the old regime when you file, collect all twelve receipts during the year.',
    'Is a donation receipt enough for the deduction under 80G?':
      'No. The donor needs the certificate that an approved institution issues after its statement of donations: Form 10BE after Form 10BD, or their successors under the Income-tax Act, 2025, where section 133 has taken the place of section 80G. A donation in cash above {cashMost} has no deduction. The receipt confirms that the money was received.',
    'Must a tenant deduct TDS on rent?':
      'An individual or HUF without a tax audit who pays more than {rentLimit} a month deducts {rentPercent} ({rentPercentBefore} until {rentBeforeTo}). The rule was in section 194-IB of the Income-tax Act, 1961, and is now in section 393(1), Sl. 2(i), of the Income-tax Act, 2025, from 1 April 2026. It is deducted once, in the last month of the year or of the tenancy. At {rent} a month for twelve months, that is {rentTds} on {rentOfYear}. Show the tax on that receipt, so that the two amounts explain the bank entry.',
    'What is a receipt voucher for an advance under GST?':
      'A registered supplier who takes an advance gives a receipt voucher under Rule 50 of the CGST Rules. It has your name, address and GSTIN, a serial number of at most 16 characters, the date, the payer, a description, the amount, the rate and tax, the place of supply for another state, whether reverse charge applies, and a signature. If the rate cannot be known yet, {unknownRate} is taken; if it is unclear whether the supply crosses a state border, it is treated as inter-state.',
    'How is an amount written in words on a receipt?':
      'In the Indian system: crore, lakh, thousand, hundred, then paise, and “Only” at the end so that nothing can be added. ₹1,23,456.78 becomes “Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only”. ₹1,00,000 is “Rupees One Lakh Only”. The form writes it from the figure, so the two cannot disagree.',
    'Is a UPI screenshot enough, or should I give a receipt?':
      'A screenshot shows that money moved, but not what for, and it can be edited. A receipt says which invoice, month or advance the payment settles and carries the signature of the one who was paid. For UPI and bank transfers, write the transaction reference on the receipt; both papers then support each other. For cash, the receipt is often the only proof the payer has.',
  }),
  sources: checkedOn('2026-11-21', {
    'CGST Rules, Rule 50: receipt voucher': 'https://lawcrux.com/data5t/gt/gtstrl/cgst_rule_50.htm',
    'Income-tax Act, 2025 and 1961: sections side by side':
      'https://www.aubsp.com/section-wise-comparison-between-income-tax-act-2025-and-income-tax-act-1961/25',
    'TDS chart for FY 2025-26': 'https://legalbabu.com/learn/?p=1199',
    'HRA worked example': 'https://mostpopularcalculators.com/calculator/hra',
  }),
  related: ['invoice-generator', 'quotation-generator', 'income-tax-calculator', 'tds-deduction-calculator'],
  updatedOn: '2026-11-21',
}
