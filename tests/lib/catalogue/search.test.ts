import { charactersRead } from '@/tests/characters-read'
import { searchEntries } from '@/content/search-entries'
import { type SearchEntry, siteSearch } from '@/lib/catalogue/search'

const site = siteSearch(searchEntries)
const foundOnSite = (query: string) => site.find(query).map(({ path }) => path)

test.each(['rent', 'hra'])('%s leads to the receipt and to income tax', (query) => {
  expect(foundOnSite(query).slice(0, 4)).toEqual(
    expect.arrayContaining(['/receipt-generator', '/income-tax-calculator']),
  )
})

describe('a tool’s own word', () => {
  it.each(
    (
      'gst gst-calculator,pin pincode-finder,age age-calculator,tax income-tax-calculator,emi emi-calculator,fd fd-calculator,' +
      'rd rd-calculator,sip sip-calculator,ppf ppf-calculator,nps nps-calculator,epf epf-calculator,pf epf-calculator,' +
      'hra hra-calculator,bmi bmi-calculator,tds tds-deduction-calculator,ctc salary-calculator,salary salary-calculator,' +
      'gratuity gratuity-calculator,percentage percentage-calculator,percent percentage-calculator,invoice invoice-generator,' +
      'quotation quotation-generator,receipt receipt-generator,qr qr-code-generator,upi qr-code-generator,' +
      'weather weather-forecast,pincode pincode-finder,ifsc ifsc-code-finder,panchang daily-panchang-muhurat,' +
      'festival indian-festival-calendar,electricity electricity-bill-estimator,love love-calculator,' +
      'countdown countdown-timer-creator,currency currency-converter,recharge mobile-recharge-plan-finder,' +
      'pan pan-card-verification-guide,rc vehicle-rc-checker,cagr investment-returns-calculator,card credit-card-payoff-calculator,' +
      'nsc savings-schemes,sukanya savings-schemes,194-IB tds-deduction-calculator,15H tds-deduction-calculator'
    )
      .split(',')
      .map((row) => row.split(' ') as [string, string]),
  )('%s leads to %s, and no article comes before a tool', (word, slug) => {
    const paths = foundOnSite(word)
    expect(paths[0]).toBe(`/${slug}`)
    const articles = paths.filter((path) => path.startsWith('/blog/'))
    expect(paths.slice(paths.length - articles.length)).toEqual(articles)
  })
})

test('what nothing has in full leads to pages that have a part of it', () => {
  expect(site.find('loan for a spaceship')).toEqual([])
  expect(site.nearest('loan for a spaceship')[0]?.path).toBe('/emi-calculator')
  expect(site.at('/emi-calculator')?.name).toBe('EMI Calculator')
})

describe('people find a page by the words they use for it, mistyped, in Hindi, with years and filler words', () => {
  it.each([
    ['loan', '/emi-calculator'],
    ['days between dates', '/date-calculator'],
    ['working days', '/date-calculator'],
    ['notice period', '/date-calculator'],
    ['date calculator', '/date-calculator'],
    ['merge pdf', '/pdf-tools'],
    ['jpg to pdf', '/pdf-tools'],
    ['compress pdf', '/pdf-tools'],
    ['split pdf pages', '/pdf-tools'],
    ['photo se pdf kaise banaye', '/pdf-tools'],
    ['पीडीएफ जोड़ें', '/pdf-tools'],
    ['फोटो से पीडीएफ', '/pdf-tools'],
    ['पीडीएफ का साइज कम करें', '/pdf-tools'],
    ['photo resize', '/photo-resizer'],
    ['signature size', '/photo-resizer'],
    ['ssc photo', '/photo-resizer'],
    ['passport size photo', '/photo-resizer'],
    ['gold', '/gold-calculator'],
    ['making charges', '/gold-calculator'],
    ['sone ka bhav', '/gold-calculator'],
    ['jewellery bill', '/gold-calculator'],
    ['profit margin', '/margin-calculator'],
    ['markup', '/margin-calculator'],
    ['munafa', '/margin-calculator'],
    ['selling price', '/margin-calculator'],
    ['break even', '/margin-calculator'],
    ['gold loan', '/emi-calculator'],
    ['balance transfer', '/emi-calculator'],
    ['retirement planning', '/retirement-calculator'],
    ['sevanivritti', '/retirement-calculator'],
    ['retirement corpus', '/retirement-calculator'],
    ['loan eligibility', '/loan-eligibility-calculator'],
    ['how much loan can i get', '/loan-eligibility-calculator'],
    ['kitna loan milega', '/loan-eligibility-calculator'],
    ['लोन पात्रता', '/loan-eligibility-calculator'],
    ['bank holiday', '/indian-festival-calendar'],
    ['long weekend', '/indian-festival-calendar'],
    ['land area', '/unit-converter'],
    ['shayari', '/random-quote-generator'],
    ['kundli', '/daily-panchang-muhurat'],
    ['rent', '/receipt-generator'],
    ['hra', '/hra-calculator'],
    ['gst calc', '/gst-calculator'],
    ['emi 25 lakh', '/emi-calculator'],
    ['18 lakh salary', '/salary-calculator'],
    ['byaj', '/emi-calculator'],
    ['ब्याज', '/emi-calculator'],
    ['किस्त', '/emi-calculator'],
    ['home loan', '/emi-calculator'],
    ['EMI', '/emi-calculator'],
    ['émi', '/emi-calculator'],
    ['ＥＭＩ', '/emi-calculator'],
    ['emi!', '/emi-calculator'],
    ['loan emi', '/emi-calculator'],
    ['home lone', '/emi-calculator'],
    ['car loan interest', '/emi-calculator'],
    ['intrest', '/emi-calculator'],
    ['bank loan', '/emi-calculator'],
    ['how to calculate emi', '/emi-calculator'],
    ['loan ki kist', '/emi-calculator'],
    ['fixed deposit', '/fd-calculator'],
    ['bank fd', '/fd-calculator'],
    ['fixd deposit', '/fd-calculator'],
    ['सावधि जमा', '/fd-calculator'],
    ['recurring deposit', '/rd-calculator'],
    ['post office rd', '/rd-calculator'],
    ['rd', '/rd-calculator'],
    ['आरडी', '/rd-calculator'],
    ['sip', '/sip-calculator'],
    ['mutual fund', '/sip-calculator'],
    ['mutal fund', '/sip-calculator'],
    ['lumpsum', '/sip-calculator'],
    ['lump sum', '/investment-returns-calculator'],
    ['swp', '/sip-calculator'],
    ['म्यूचुअल फंड', '/sip-calculator'],
    ['cagr', '/investment-returns-calculator'],
    ['xirr', '/investment-returns-calculator'],
    ['compound interest', '/investment-returns-calculator'],
    ['credit card', '/credit-card-payoff-calculator'],
    ['credit card bill', '/credit-card-payoff-calculator'],
    ['minimum due', '/credit-card-payoff-calculator'],
    ['income tax', '/income-tax-calculator'],
    ['income tax 2026', '/income-tax-calculator'],
    ['incometax', '/income-tax-calculator'],
    ['80c', '/income-tax-calculator'],
    ['in hand salary', '/salary-calculator'],
    ['take home salary', '/salary-calculator'],
    ['ctc', '/salary-calculator'],
    ['new tax regime', '/income-tax-calculator'],
    ['aaykar', '/income-tax-calculator'],
    ['आयकर', '/income-tax-calculator'],
    ['tds', '/tds-deduction-calculator'],
    ['194j', '/tds-deduction-calculator'],
    ['tds on rent', '/tds-deduction-calculator'],
    ['ppf', '/ppf-calculator'],
    ['public provident fund', '/ppf-calculator'],
    ['ppf ka byaj', '/ppf-calculator'],
    ['पीपीएफ', '/ppf-calculator'],
    ['sukanya samriddhi', '/savings-schemes'],
    ['scss', '/savings-schemes'],
    ['kvp', '/savings-schemes'],
    ['national savings certificate', '/savings-schemes'],
    ['post office scheme', '/savings-schemes'],
    ['bachat yojana', '/savings-schemes'],
    ['fd vs rd vs post office', '/savings-schemes'],
    ['सुकन्या समृद्धि', '/savings-schemes'],
    ['nps', '/nps-calculator'],
    ['national pension system', '/nps-calculator'],
    ['monthly pension', '/nps-calculator'],
    ['nps ka paisa', '/nps-calculator'],
    ['एनपीएस', '/nps-calculator'],
    ['gst late fee', '/gst-late-fee-calculator'],
    ['gstr 3b late fee', '/gst-late-fee-calculator'],
    ['gst ka jurmana', '/gst-late-fee-calculator'],
    ['विलंब शुल्क', '/gst-late-fee-calculator'],
    ['advance tax', '/advance-tax-calculator'],
    ['234c', '/advance-tax-calculator'],
    ['itr due date', '/advance-tax-calculator'],
    ['अग्रिम कर', '/advance-tax-calculator'],
    ['capital gains', '/capital-gains-calculator'],
    ['ltcg', '/capital-gains-calculator'],
    ['54ec', '/capital-gains-calculator'],
    ['indexation', '/capital-gains-calculator'],
    ['पूंजीगत लाभ', '/capital-gains-calculator'],
    ['gst', '/gst-calculator'],
    ['gst rate', '/gst-calculator'],
    ['reverse gst', '/gst-calculator'],
    ['जीएसटी', '/gst-calculator'],
    ['calc', '/all-in-one-calculator'],
    ['gst calc', '/gst-calculator'],
    ['gts', '/gst-calculator'],
    ['mei', '/emi-calculator'],
    ['shadi muhurat', '/daily-panchang-muhurat'],
    ['calc gst', '/gst-calculator'],
    ['inc tax calc', '/income-tax-calculator'],
    ['scientific calculator', '/all-in-one-calculator'],
    ['percantage', '/percentage-calculator'],
    ['percentage of marks', '/percentage-calculator'],
    ['discount', '/percentage-calculator'],
    ['प्रतिशत', '/percentage-calculator'],
    ['age', '/age-calculator'],
    ['umar', '/age-calculator'],
    ['उम्र', '/age-calculator'],
    ['date of birth', '/age-calculator'],
    ['bmi', '/bmi-calculator'],
    ['ideal weight', '/bmi-calculator'],
    ['invoice', '/invoice-generator'],
    ['invoce', '/invoice-generator'],
    ['gst bill', '/invoice-generator'],
    ['quotation', '/quotation-generator'],
    ['quotaton', '/quotation-generator'],
    ['rent receipt', '/receipt-generator'],
    ['kiraya rasid', '/receipt-generator'],
    ['रसीद', '/receipt-generator'],
    ['visiting card', '/digital-visiting-card-maker'],
    ['business card', '/digital-visiting-card-maker'],
    ['stamp duty', '/e-stamp-duty-calculator'],
    ['e-stamp', '/e-stamp-duty-calculator'],
    ['rent agreement', '/e-stamp-duty-calculator'],
    ['registry', '/e-stamp-duty-calculator'],
    ['currency', '/currency-converter'],
    ['dollar to rupee', '/currency-converter'],
    ['doller', '/currency-converter'],
    ['usd inr', '/currency-converter'],
    ['feet to cm', '/unit-converter'],
    ['bigha', '/unit-converter'],
    ['kharcha', '/daily-expense-tracker'],
    ['countdown', '/countdown-timer-creator'],
    ['qr code', '/qr-code-generator'],
    ['upi qr', '/qr-code-generator'],
    ['suvichar', '/random-quote-generator'],
    ['thought of the day', '/random-quote-generator'],
    ['love', '/love-calculator'],
    ['pin code', '/pincode-finder'],
    ['pincode', '/pincode-finder'],
    ['pincod', '/pincode-finder'],
    ['पिन कोड', '/pincode-finder'],
    ['post office', '/pincode-finder'],
    ['bank', '/ifsc-code-finder'],
    ['ifsc', '/ifsc-code-finder'],
    ['sbi ifsc code', '/ifsc-code-finder'],
    ['bank branch', '/ifsc-code-finder'],
    ['gaadi number', '/vehicle-rc-checker'],
    ['rto', '/vehicle-rc-checker'],
    ['pan card', '/pan-card-verification-guide'],
    ['adhaar pan link', '/pan-card-verification-guide'],
    ['bijli', '/electricity-bill-estimator'],
    ['electricty bill', '/electricity-bill-estimator'],
    ['jio recharge', '/mobile-recharge-plan-finder'],
    ['rechrge plan', '/mobile-recharge-plan-finder'],
    ['panchang', '/daily-panchang-muhurat'],
    ['panchng', '/daily-panchang-muhurat'],
    ['aaj ka panchang', '/daily-panchang-muhurat'],
    ['rahu kaal', '/daily-panchang-muhurat'],
    ['holiday list 2027', '/indian-festival-calendar'],
    ['diwali', '/indian-festival-calendar'],
    ['cbse result', '/exam-result-checker-guide'],
    ['12th result 2026', '/exam-result-checker-guide'],
    ['weather', '/weather-forecast'],
    ['mausam', '/weather-forecast'],
    ['whether', '/weather-forecast'],
    ['barish', '/weather-forecast'],
    ['best sip plan', '/blog/choosing-best-sip-plan'],
    ['calcuator', '/calculators'],
    ['calculater', '/calculators'],
    ['basic calculator', '/all-in-one-calculator'],
    ['privacy', '/privacy-policy'],
    ['contact', '/contact'],
  ])('%s: %s comes first', (query, path) => {
    expect(foundOnSite(query)[0]).toBe(path)
  })

  it.each([
    ['calcuator', '/all-in-one-calculator'],
    ['lump sum', '/sip-calculator'],
    ['old vs new regime', '/blog/old-vs-new-tax-regime'],
    ['bank', '/fd-calculator'],
    ['rent', '/e-stamp-duty-calculator'],
    ['hra', '/income-tax-calculator'],
    ['qr', '/digital-visiting-card-maker'],
    ['tax', '/tds-deduction-calculator'],
    ['tax regime', '/blog/old-vs-new-tax-regime'],
    ['emi', '/blog/how-to-calculate-emi'],
  ])('%s also finds %s', (query, path) => {
    expect(foundOnSite(query)).toContain(path)
  })
})

describe('every word of the query counts', () => {
  it.each([
    ['loan emi', '/emi-calculator', 'in either order'],
    ['emi loan', '/emi-calculator', 'in either order'],
    ['  loan  ', '/emi-calculator', 'blanks around it'],
  ])('%j finds %j first: %s', (query, path) => {
    expect(foundOnSite(query)[0]).toBe(path)
  })

  it.each([
    ['loan pincode', 'no page is about both'],
    ['qwertyuiop', 'a word of no page'],
    ['', 'nothing'],
    ['   ', 'blanks alone'],
    ['...', 'marks alone'],
  ])('%j finds nothing: %s', (query) => {
    expect(foundOnSite(query)).toEqual([])
  })

  it('reads a pasted text once, however long it is', () => {
    const read = (length: number) => charactersRead(() => site.find('a'.repeat(length)))
    expect(read(20_000)).toBeGreaterThanOrEqual(20_000)
    expect(read(200_000)).toBeLessThanOrEqual(12 * read(20_000))
  })
})

describe('the best comes first', () => {
  const entry = (path: string, name: string, keywords: string[] = [], summary = '') => ({
    path,
    name,
    keywords: keywords.join(),
    summary,
  })
  it.each([
    [
      'pan',
      [entry('inside', 'Company Finder'), entry('word', 'My PAN'), entry('start', 'PAN Guide')],
      ['start', 'word'],
      'a name that begins so before a later word of a name; the inside of a word does not count',
    ],
    [
      'ompan',
      [entry('inside', 'Company Finder'), entry('other', 'My PAN')],
      ['inside'],
      'the inside of a name counts where nothing else is found',
    ],
    [
      'tax',
      [
        entry('summary', 'Bills', [], 'With tax'),
        entry('keyword', 'GST', ['taxes']),
        entry('name', 'Tax Sums'),
      ],
      ['name', 'keyword', 'summary'],
      'name, keyword, summary',
    ],
    [
      'pin code',
      [entry('words', 'Pin Up', ['code']), entry('whole', 'Offices', ['pin code'])],
      ['whole', 'words'],
      'a keyword that is the whole query',
    ],
    [
      'gst calc',
      [entry('keyword', 'Keypad Calculator', ['calc', 'gst']), entry('name', 'GST Calculator')],
      ['name', 'keyword'],
      'a name that the words abbreviate before a keyword that is one of them',
    ],
    [
      'calc',
      [entry('first', 'Calculator A'), entry('second', 'Calculator B')],
      ['first', 'second'],
      'equals stay in the order of the list',
    ],
  ])('%s', (query, entries, paths) => {
    expect(
      siteSearch<SearchEntry>(entries)
        .find(query)
        .map(({ path }) => path),
    ).toEqual(paths)
  })
})

test.each(
  searchEntries
    .filter(
      ({ path, name }) => !path.startsWith('/blog') && / (Calculator|Generator|Finder|Converter)$/.test(name),
    )
    .map(({ name, path }) => [name.replace(/(?<= (Calc|Gen|Find|Conv))[a-z]+$/, ''), path] as const),
)('%s: a tool is found first by its name with the last word abbreviated (%s)', (query, path) => {
  expect(foundOnSite(query)[0]).toBe(path)
})
