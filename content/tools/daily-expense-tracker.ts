import { NotebookPen } from 'lucide'
import { dailyExpenseTrackerFigures } from '@/content/figures/daily-expense-tracker'
import { faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const dailyExpenseTracker: Tool = {
  slug: 'daily-expense-tracker',
  category: 'everyday-utilities',
  status: 'live',
  name: 'Daily Expense Tracker',
  title: 'Daily Expense Tracker: Kharcha Diary without an Account',
  description:
    'Write down what you spend, set a budget for each category, see the month as a chart, and import bank statements: SBI, HDFC Bank, ICICI, Axis and more. No login.',
  summary: 'A spending diary with budgets and bank statements that stays in your own browser.',
  lead: 'A spending diary with budgets',
  icon: NotebookPen,
  keywords: keywordsFrom(`
    expense, budget, spending, money diary`),
  figures: dailyExpenseTrackerFigures,
  steps: stepsFrom({
    'Describe the expense': 'Type a few words in Description, such as “vegetables” or “auto to station”.',
    'Enter the amount, category and date':
      'The amount must be above zero. Category starts at Food; write your own if you like. Change the date for something you forgot.',
    'Add it to the list':
      'The entry appears at once and is saved in this browser. Edit or delete a line at any time; a deleted line can be brought back with Undo. Search and filter the list by month and category.',
    'Look at the month, and keep a copy':
      'The month shows each day as a bar and each category against its budget. Export the list as CSV for Excel, Google Sheets or LibreOffice, or save a backup that this page can read again.',
  }),
  faqs: faqsFrom({
    'Where are my expenses saved, and can anyone else see them?':
      'In the local storage of this browser on this device. Nothing is sent to a server and there is no account. Anyone who uses the same phone and browser profile can open the list, though. It does not appear on your other devices, and clearing the browser’s site data or using a private window means it is gone. Export a CSV now and then and keep it somewhere safe.',
    'How do I start tracking household expenses?':
      'Write every payment for seven days, cash as well, and change nothing else. Use five or six categories at most: food, travel, rent and bills, children, health, other. Note the amount when you pay and not in the evening, because small cash sums are the first to be forgotten. After a week you know the two categories worth watching. After a full month you also have the bills that come only once.',
    'How much do tea and snacks come to in a year?':
      'Small daily sums grow through repetition. Tea and a snack of {snack} on {workingDays} working days come to {snackMonth} a month and {snackYear} a year. Cutting it to {lessSnack} would leave {snackSaved} a year in your pocket. Give such spending its own category for a month, look at the total, and decide then whether it is worth it to you.',
    'What is the 50-30-20 rule, and does it work on an Indian salary?':
      'It is a rule of thumb: half of the take-home pay for needs, {wantsShare} for wants, {savingsShare} for savings and paying off debt. On {pay} that means {needs}, {wants} and {savings}. In a metro, rent alone can eat most of the first half, so many families begin with 60-20-20: {metroNeeds}, {metroWants} and {metroSavings}. What helps most is fixing the savings part first and keeping it.',
    'Can it read my bank SMS or UPI payments by itself?':
      'No. A web page cannot read your messages or your bank account, and this one does not ask to. But it reads the statement that you download from your bank as CSV or Excel (.xls, .xlsx): those of twelve banks and of four cards are recognised, and for others you match the columns. Money received is left out, and so is what is in the list already. Delete transfers to your own accounts, or you will count them twice.',
    'How do I open the exported file in Excel?':
      'Save the CSV and open it with Excel or upload it to Google Sheets. Each expense is one row with its date, description, category and amount. Use a pivot table with category in rows and the sum of amount in values to get the month by category. If Hindi words look garbled in an old Excel, bring the file in through Data, From Text/CSV, and choose UTF-8.',
  }),
  sources: [],
  related: ['percentage-calculator', 'sip-calculator', 'currency-converter', 'credit-card-payoff-calculator'],
  updatedOn: '2026-11-22',
}
