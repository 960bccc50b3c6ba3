import { ChartCandlestick } from 'lucide'
import { stepsWithGains } from '@/content/steps-to-income-tax'
import { capitalGainsCalculatorFigures } from '@/content/figures/capital-gains-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const capitalGainsCalculator: Tool = {
  slug: 'capital-gains-calculator',
  category: 'calculators',
  status: 'live',
  name: 'Capital Gains Calculator',
  title: 'Capital Gains Tax Calculator: Shares, Property, Gold',
  description:
    'Work out capital gains tax on shares, funds, property, gold and crypto by date of sale, with indexation, set-off of losses, and exemptions under 54 and 54EC.',
  summary: 'Tax on gains from shares, funds, property, gold and crypto, with set-off and exemptions.',
  lead: 'Tax on gains, with set-off',
  icon: ChartCandlestick,
  keywords: keywordsFrom(`
    capital gains, capital gain tax, ltcg, stcg, long term capital gain, short term capital gain,
    shares tax, mutual fund tax, tax on shares, property sale tax, gold tax, crypto tax, indexation,
    cost inflation index, cii, grandfathering, set off, carry forward loss, tax harvesting,
    1.25 lakh exemption, section 54, 54f, 54ec, 54ec bonds, 111a, 112a, section 112, section 196,
    section 197, section 198, 115bbh, 194ia`),
  figures: capitalGainsCalculatorFigures,
  steps: stepsFrom({
    'Choose what you need':
      'One sale gives the tax of a single asset. Whole year nets several sales, with your other income if you like. Exemption is for a gain that you invest again, TDS for what the buyer of a property deducts.',
    'Enter the sale':
      'Choose what was sold, then price, cost and the two days. Holding period and rate follow from the days.',
    'Add what applies':
      'For shares bought before {oldBefore} enter the value of {oldDay}. For property add improvements and the stamp value.',
    'Read the tax and its working':
      'See gain, rate and tax with cess. Below are the rates of the day, the last days for exemptions and the cost inflation index.',
  }),
  faqs: faqsFrom({
    'What is the tax on shares and equity mutual funds?':
      '{equityLong} on long-term gains above {equityFree} a year, {equityShort} on short-term gains, plus {cess} cess. Long-term means held for more than 12 months. Both rates hold for sales from {since}; before it they were {equityLongBefore} and {equityShortBefore}.\n\nA long-term gain of {gain}: {equityLong} of {taxableGain} is {gainTax}, with cess {gainTaxWithCess}.',
    'Is indexation still allowed on property?':
      'Yes, for land and buildings that a resident individual or HUF bought before {choiceBefore}. The tax is then the lower of {otherLong} without indexing and {choiceRate} with it.\n\nBought for {homeCost} in {homeBought} and sold for {homeSale} in {homeSold} with {homeExpenses} of expenses: {otherLong} of {homeGain} is {homeTax}. Indexed, {choiceRate} of {homeIndexedGain} is {homeIndexedTax}, which is less.',
    'How are shares bought before {oldBefore} taxed?':
      'Their cost is the higher of what you paid and the value on {oldDay}, but that value counts only up to the sale price. So gains up to that day are not taxed, and no loss arises from it.\n\nBought for {oldCost}, worth {oldValue} on that day, sold for {oldSale}: the gain is {oldGain}.',
    'Which losses can be set off against which gains?':
      'A short-term loss against any capital gain, a long-term loss against long-term gains only. Nothing of it reduces salary or other income. What is left is carried forward for eight years, if the return is filed in time.\n\nLosses and gains of crypto and other virtual digital assets stay apart: a loss on one cannot be set off at all.',
    'How much long-term gain can I still take without tax this year?':
      '{equityFree} a financial year of long-term gains on shares and equity funds, less what you have taken already. “Whole year” shows what is left after sales and losses. Enter what you still hold, and it names the units to sell and buy back: their cost is then the new price, so that this gain is never taxed.\n\nTaking the whole {equityFree} saves up to {freeTax} of later tax: {equityLong}, and {cess} cess. It may cost some: with {otherIncome} of other income only {fitsBelowRebate} of gain fits below the {rebateUpTo} of the rebate.',
    'How can I save tax on the sale of a house?':
      'Buy another house in India from one year before to two years after the sale, or build one within three years (section 54, now 82). Or put up to {bondsMost} into 54EC bonds within six months.\n\nFor other assets, such as shares or land, section 54F (now 86) exempts the part of the gain that matches the part of the price spent on a house.',
    'Does the {rebateUpTo} rebate cover capital gains?':
      'No. In the new regime the rebate does not reduce tax at special rates, such as {equityLong} and {equityShort}. The gains do count towards the {rebateUpTo}, as the Act has it; some guides read it otherwise.\n\nA resident whose other income is below {exemptUpTo} may take the unused part off the gains. “Whole year” does so.',
    'How are gold and debt funds taxed?':
      'Gold held for more than 24 months: {otherLong} without indexing. Up to then at your slab rate. Units of debt funds bought from {debtFundsFrom} are always taxed at the slab rate; older ones like gold. Gold ETFs bought from {goldFundsFrom} are listed: long-term after 12 months, at {otherLong}.\n\nGold bought for {goldCost} and sold after four years for {goldSale}: {otherLong} of {goldGain} is {goldTax}, with cess {goldTaxWithCess}.',
    'How much TDS does the buyer of a property deduct?':
      '{tdsRate} of the price or the stamp value, whichever is higher, if one of them is {tdsLimit} or more. All buyers and sellers of the property are counted together.\n\nPrice {price}, stamp value {stampValue}: the buyer deducts {tds}. You get credit for it in your return.',
  }),
  sources: checkedOn('2026-11-23', {
    'TaxAndLaws: section 197, long-term gains': 'https://taxandlaws.in/detail/55694.aspx',
    'CAclubindia: section 198, long-term equity':
      'https://www.caclubindia.com/acts/33601-tax-on-long-term-capital-gains-in-certain-cases-income-tax-act-2025.asp',
    'ITAct2025.org: section 196, short-term equity':
      'https://www.itact2025.org/special-provisions/s196-stcg-special',
    'TaxTMI: section 2(101), holding periods': 'https://www.taxtmi.com/tmi_notes?id=2099',
    'EZTax: section 111, carry forward of losses': 'https://eztax.in/income-tax-act-2025/section-111',
    'Jamku: section 82 (54)': 'https://ai.jamku.app/incometax2025/act/82.html',
    'AUBSP: section 85 (54EC)': 'https://www.aubsp.com/income-tax-act-2025-section-85',
    'ABCAUS: cost inflation index':
      'https://abcaus.in/income-tax/cost-inflation-index-up-to-date-table.html/amp',
  }),
  related: ['income-tax-calculator', 'advance-tax-calculator', 'sip-calculator', 'e-stamp-duty-calculator'],
  next: stepsWithGains,
  updatedOn: '2026-11-28',
}
