import { CalendarX } from 'lucide'
import { gstLateFeeCalculatorFigures } from '@/content/figures/gst-late-fee-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const gstLateFeeCalculator: Tool = {
  slug: 'gst-late-fee-calculator',
  category: 'calculators',
  status: 'live',
  name: 'GST Late Fee Calculator',
  title: 'GST Late Fee and Interest: GSTR-1, 3B, 4 and 9',
  description:
    'Work out the late fee and interest of GSTR-3B, GSTR-1, GSTR-4 or GSTR-9 by due date, day of filing and turnover, with the CGST and SGST halves.',
  summary: 'Late fee and interest of GSTR-1, 3B, 4 and 9 by turnover and day of filing.',
  lead: 'Late fee and interest of GST returns',
  icon: CalendarX,
  keywords: keywordsFrom(`
    late fee, late fees, penalty, gstr-3b, gstr-1, gstr-4, gstr-9, nil return, late filing, return due date,
    section 47, section 50, interest on late tax`),
  figures: gstLateFeeCalculatorFigures,
  steps: stepsFrom({
    'Choose the return':
      'Pick GSTR-3B, GSTR-1, GSTR-4 or GSTR-9. Tick Nil return if there was no tax payable, for GSTR-1 no outward supplies.',
    'Enter the two days':
      'The due date starts as the last usual one, and Filed on as today. Change the due date if you file quarterly or if it was extended.',
    'Enter turnover and tax':
      'The maximum depends on the turnover of the previous financial year, for GSTR-9 on that of the year itself and of the state. For interest, enter the tax paid in cash after the due date.',
    'Read fee and interest':
      'See the late fee with its CGST and SGST halves, and the interest. The table below shows what filing on another day costs.',
  }),
  faqs: faqsFrom({
    'What is the late fee of GSTR-3B?':
      '{perDay} a day, half CGST and half SGST, and {nilPerDay} a day for a nil return. It stops at {most} with a turnover up to {upTo} in the previous financial year, at {middleMost} up to {middleUpTo} and at {largeMost} above. A nil return stops at {nilMost}.\n\nTen days late is {tenDays}. The maximum of {most} is reached on the 40th day. This holds for tax periods from {since}, and GSTR-1 has the same fees.',
    'How is interest on late GST calculated?':
      'At {interestRate} a year, from the day after the due date to the day of filing, on the tax that is paid from the cash ledger. Tax paid by input tax credit bears no interest when a late return is filed before proceedings begin.\n\n{cash} in cash paid 10 days late: 50,000 × {interestRate} × 10 ÷ 365 = {interest}. Unlike the late fee, interest has no maximum.',
    'Is there a late fee for a nil GST return?':
      'Yes, {nilPerDay} a day and at most {nilMost}, for GSTR-3B, GSTR-1 and GSTR-4. The maximum is reached on the 25th day.\n\nGSTR-3B is nil when no tax is payable, GSTR-1 when there were no outward supplies.',
    'What is the late fee of GSTR-9?':
      'For 2022-23 and later years {yearPerDay} a day up to {yearUpTo} of turnover and {yearMiddlePerDay} a day up to {yearMiddleUpTo}, at most {yearMost} of the turnover in the state. Above {yearMiddleUpTo} it is {yearLargePerDay} a day, at most {yearLargeMost}.\n\nWith {yearTurnover} of turnover, 45 days late is {yearFee}, and the maximum is {yearCap}. Up to {yearExempt} of turnover no annual return is due, so there is no fee: Notification 15/2025 for 2024-25 and later years, a notification for each year before.',
    'What is the late fee of GSTR-4?':
      '{compositionPerDay} a day and at most {compositionMost}, whatever the turnover. A nil return is {nilPerDay} a day and at most {nilMost}. This holds from 2021-22; pages that name ₹200 a day without a maximum are out of date.\n\nGSTR-4 is due on {compositionDue} after the financial year, from 2024-25. Before that it was due on 30 April.',
    'When are GST returns due?':
      'Monthly GSTR-1 by the 11th and GSTR-3B by the 20th of the next month. Quarterly filers send GSTR-1 by the 13th, and GSTR-3B by the 22nd or the 24th, depending on the state. GSTR-4 is due on {compositionDue} and GSTR-9 on {yearDue}.\n\nExtensions are notified from time to time. If yours was extended, enter the extended day as the due date.',
  }),
  sources: checkedOn('2026-11-28', {
    'Live Chennai: notice on Notifications 19/2021 and 20/2021, GSTR-3B and GSTR-1':
      'https://livechennai.com/detailnews.asp?catid=48&nav=p&newsid=63322',
    'TaxGuru: summary of the notifications of 1 June 2021':
      'https://taxguru.in/goods-and-service-tax/simplified-summary-notification-issued-cbic-june-1st-2021.html',
    'Finodha: Notification 07/2023-Central Tax, late fee of GSTR-9':
      'https://finodha.in/notification-no-07-2023-ct-amnesty-to-gstr-9-non-filers',
    'TaxTMI: Notification 15/2025-Central Tax, no GSTR-9 up to ₹2 crore':
      'https://www.taxtmi.com/article/detailed?id=15279',
    'Tax Heal: interest on tax found with GSTR-9 from the due days of GSTR-3B':
      'https://www.taxheal.com/40814-of-2025.html',
    'TaxShastra: late fee of GSTR-9, above ₹20 crore included':
      'https://taxshastra.com/late-fee-waiver-relaxation-for-gstr-4-gstr-9-and-gstr-10-recommendations-of-49th-gst-council-meeting',
    'TaxWallah: text of Rule 88B on interest':
      'https://taxwallah.com/new-gst-rule-88b-notified-for-levy-of-interest-on-late-payment-of-tax-and-wrongly-availed-itc',
    'Taxrealtime: CGST Rule 62, GSTR-4 by 30 June': 'https://www.taxrealtime.in/gstlaws/provision/rule/74',
  }),
  related: ['gst-calculator', 'invoice-generator', 'tds-deduction-calculator', 'income-tax-calculator'],
  updatedOn: '2026-11-23',
}
