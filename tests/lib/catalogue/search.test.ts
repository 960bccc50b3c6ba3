import { charactersRead } from '@/tests/characters-read'
import { searchEntries } from '@/content/search-entries'
import { type SearchEntry, siteSearch } from '@/lib/catalogue/search'

const site = siteSearch(searchEntries)
const foundOnSite = (query: string) => site.find(query).map(({ path }) => path)

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
  /** Queries as people type them, by the page that comes first for them. */
  const queriesOfPages: Readonly<Record<string, readonly string[]>> = {
    '/emi-calculator': [
      '  loan  ',
      'balance transfer',
      'emi 25 lakh',
      'byaj',
      'ब्याज',
      'किस्त',
      'ＥＭＩ',
      'home lone',
      'intrest',
      'how to calculate emi',
      'mei',
    ],
    '/date-calculator': ['days between dates', 'working days', 'notice period', 'date calculator'],
    '/pdf-tools': ['merge pdf', 'jpg to pdf', 'photo se pdf kaise banaye', 'पीडीएफ का साइज कम करें'],
    '/photo-resizer': ['photo resize', 'signature size', 'ssc photo', 'passport size photo'],
    '/gold-calculator': ['gold', 'making charges', 'sone ka bhav', 'jewellery bill'],
    '/margin-calculator': ['profit margin', 'markup', 'munafa', 'selling price', 'break even'],
    '/retirement-calculator': ['retirement planning', 'sevanivritti', 'retirement corpus'],
    '/loan-eligibility-calculator': ['loan eligibility', 'kitna loan milega', 'लोन पात्रता'],
    '/indian-festival-calendar': ['bank holiday', 'long weekend', 'holiday list 2027', 'diwali'],
    '/unit-converter': ['land area', 'feet to cm', 'bigha'],
    '/random-quote-generator': ['shayari', 'suvichar', 'thought of the day'],
    '/daily-panchang-muhurat': ['kundli', 'shadi muhurat', 'panchng', 'aaj ka panchang', 'rahu kaal'],
    '/receipt-generator': ['rent', 'rent receipt', 'kiraya rasid', 'रसीद'],
    '/gst-calculator': ['gst calc', 'gst rate', 'reverse gst', 'जीएसटी', 'gts', 'calc gst'],
    '/salary-calculator': ['18 lakh salary', 'in hand salary', 'take home salary'],
    '/fd-calculator': ['fixed deposit', 'bank fd', 'fixd deposit', 'सावधि जमा'],
    '/rd-calculator': ['recurring deposit', 'post office rd', 'आरडी'],
    '/sip-calculator': ['mutual fund', 'mutal fund', 'lumpsum', 'swp', 'म्यूचुअल फंड'],
    '/investment-returns-calculator': ['lump sum', 'xirr', 'compound interest'],
    '/credit-card-payoff-calculator': ['credit card', 'credit card bill', 'minimum due'],
    '/income-tax-calculator': [
      'income tax 2026',
      'incometax',
      '80c',
      'new tax regime',
      'आयकर',
      'inc tax calc',
    ],
    '/tds-deduction-calculator': ['194j', 'tds on rent'],
    '/ppf-calculator': ['public provident fund', 'ppf ka byaj', 'पीपीएफ'],
    '/savings-schemes': ['scss', 'kvp', 'post office scheme', 'bachat yojana', 'सुकन्या समृद्धि'],
    '/nps-calculator': ['national pension system', 'monthly pension', 'nps ka paisa', 'एनपीएस'],
    '/gst-late-fee-calculator': ['gst late fee', 'gstr 3b late fee', 'gst ka jurmana', 'विलंब शुल्क'],
    '/advance-tax-calculator': ['advance tax', '234c', 'itr due date', 'अग्रिम कर'],
    '/capital-gains-calculator': ['capital gains', 'ltcg', '54ec', 'indexation', 'पूंजीगत लाभ'],
    '/all-in-one-calculator': ['calc', 'scientific calculator', 'basic calculator'],
    '/percentage-calculator': ['percantage', 'percentage of marks', 'discount', 'प्रतिशत'],
    '/age-calculator': ['umar', 'उम्र', 'date of birth'],
    '/bmi-calculator': ['ideal weight'],
    '/invoice-generator': ['invoce', 'gst bill'],
    '/quotation-generator': ['quotaton'],
    '/digital-visiting-card-maker': ['visiting card', 'business card'],
    '/e-stamp-duty-calculator': ['stamp duty', 'e-stamp', 'rent agreement', 'registry'],
    '/currency-converter': ['dollar to rupee', 'doller', 'usd inr'],
    '/daily-expense-tracker': ['kharcha'],
    '/qr-code-generator': ['qr code', 'upi qr'],
    '/pincode-finder': ['pin code', 'pincod', 'पिन कोड', 'post office'],
    '/ifsc-code-finder': ['bank', 'sbi ifsc code', 'bank branch'],
    '/vehicle-rc-checker': ['gaadi number', 'rto'],
    '/pan-card-verification-guide': ['pan card', 'adhaar pan link'],
    '/electricity-bill-estimator': ['bijli', 'electricty bill'],
    '/mobile-recharge-plan-finder': ['jio recharge', 'rechrge plan'],
    '/exam-result-checker-guide': ['cbse result', '12th result 2026'],
    '/weather-forecast': ['mausam', 'whether', 'barish'],
    '/blog/choosing-best-sip-plan': ['best sip plan'],
    '/calculators': ['calcuator', 'calculater'],
    '/privacy-policy': ['privacy'],
    '/contact': ['contact'],
  }

  it.each(Object.entries(queriesOfPages).flatMap(([path, queries]) => queries.map((query) => [query, path])))(
    '%s: %s comes first',
    (query, path) => {
      expect(foundOnSite(query)[0]).toBe(path)
    },
  )

  it.each([
    ['calcuator', '/all-in-one-calculator'],
    ['old vs new regime', '/blog/old-vs-new-tax-regime'],
    ['bank', '/fd-calculator'],
    ['rent', '/income-tax-calculator'],
    ['rent', '/e-stamp-duty-calculator'],
    ['hra', '/receipt-generator'],
    ['qr', '/digital-visiting-card-maker'],
    ['tax', '/tds-deduction-calculator'],
  ])('%s also finds %s', (query, path) => {
    expect(foundOnSite(query)).toContain(path)
  })
})

describe('every word of the query counts', () => {
  it.each([
    ['loan pincode', 'no page is about both'],
    ['qwertyuiop', 'a word of no page'],
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
