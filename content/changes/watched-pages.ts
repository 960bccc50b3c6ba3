import { changingRules, type RuleGroupName } from '@/content/changes/changing-rules'
import type { KnownState } from '@/lib/rules/energy/electricity-tariffs'
import { inForce } from '@/lib/rules/in-force'
import type { Rule } from '@/lib/rules/rule'

/** A page on which the next change of a rule is announced, and the words by which a line of it is about the rule. */
export interface Watch {
  title: string
  href: string
  words: readonly string[]
}

/** The page of one title, for rules with words of their own. */
const page =
  (title: string, href: string) =>
  (...words: string[]): Watch => ({ title, href, words })

const gazette = page('Gazette of India: recent extraordinary issues', 'https://egazette.gov.in/')
const budget = page('Union Budget: the Finance Bill and its memorandum', 'https://www.indiabudget.gov.in/')
const taxNotifications = page(
  'CBDT: notifications',
  'https://incometaxindia.gov.in/pages/communications/notifications.aspx',
)
const taxCirculars = page(
  'CBDT: circulars',
  'https://incometaxindia.gov.in/pages/communications/circulars.aspx',
)
const gstNotifications = page('CBIC: GST notifications', 'https://taxinformation.cbic.gov.in/')
const gstCouncil = page('GST Council: recommendations', 'https://gstcouncil.gov.in/')
const epfo = page('EPFO: circulars', 'https://www.epfindia.gov.in/site_en/circulars.php')
const esic = page('ESIC: circulars', 'https://esic.gov.in/circulars')
const labour = page('Ministry of Labour: what is new', 'https://labour.gov.in/')
const smallSavings = page('Department of Economic Affairs: small savings', 'https://dea.gov.in/')
const savingsInstitute = page('National Savings Institute', 'http://www.nsiindia.gov.in/')
const indiaPost = page('India Post: notices on savings', 'https://www.indiapost.gov.in/')
const rbi = page(
  'Reserve Bank of India: notifications',
  'https://www.rbi.org.in/Scripts/NotificationUser.aspx',
)
const pensions = page('PFRDA: regulations and circulars', 'https://www.pfrda.org.in/')
const hallmark = page('Bureau of Indian Standards: hallmarking', 'https://www.bis.gov.in/')
const transport = page('Ministry of Road Transport: notifications', 'https://morth.nic.in/')
const incomeTaxSite = page(
  'Income Tax Department: e-filing, news',
  'https://www.incometax.gov.in/iec/foportal/',
)

const INCOME_TAX = [
  budget('finance bill', 'rates of income-tax', 'personal income'),
  taxNotifications('income-tax', 'finance act', 'amendment'),
]
const GST = [
  gstNotifications('rate', 'central tax', 'notification'),
  gstCouncil('recommendation', 'meeting', 'rate'),
]
const SAVINGS = [
  smallSavings('small savings', 'interest rates'),
  savingsInstitute('interest rate', 'small savings', 'provident fund'),
  indiaPost('interest rate', 'small savings'),
]

/** Where the rules of a group change; states have their own authorities, below. */
const WATCHED: Readonly<Record<RuleGroupName, readonly Watch[]>> = {
  'income-tax': INCOME_TAX,
  deductions: INCOME_TAX,
  'house-rent': [taxNotifications('house rent', 'income-tax rules', 'rule 279'), ...INCOME_TAX],
  'advance-tax': [taxCirculars('advance tax', 'due date', 'extension'), ...INCOME_TAX],
  'capital-gains': [taxNotifications('cost inflation index', 'capital gain'), ...INCOME_TAX],
  tds: [taxCirculars('tds', 'deduction of tax', 'salary'), ...INCOME_TAX],
  tcs: [taxCirculars('tcs', 'collection of tax'), ...INCOME_TAX],
  payroll: [
    epfo('wage ceiling', 'contribution', 'scheme'),
    esic('contribution', 'wage', 'ceiling'),
    labour('gratuity', 'code on', 'wages'),
    gazette('labour', 'provident fund', 'gratuity'),
  ],
  'provident-fund': [epfo('rate of interest', 'interest', 'pension'), gazette('provident fund', 'labour')],
  gst: GST,
  jewellery: [hallmark('hallmark', 'charge', 'gold'), ...GST],
  'gst-returns': [gstNotifications('late fee', 'interest', 'annual return', 'gstr'), gstCouncil('late fee')],
  invoices: [gstNotifications('rule 46', 'hsn', 'invoice', 'gstr-1', 'credit note'), gstCouncil('invoice')],
  receipts: INCOME_TAX,
  ppf: SAVINGS,
  'small-savings': SAVINGS,
  nps: [pensions('exit', 'withdrawal', 'annuity', 'national pension system')],
  'home-loans': [rbi('housing', 'loan to value', 'ltv', 'housing finance')],
  loans: [rbi('key facts statement', 'annual percentage rate', 'pre-payment charges', 'foreclosure'), ...GST],
  'deposit-insurance': [rbi('deposit insurance', 'dicgc')],
  'stamp-duty': [],
  rent: [],
  electricity: [],
  pan: [incomeTaxSite('pan', 'aadhaar'), taxNotifications('aadhaar', 'permanent account number')],
  vehicles: [transport('registration', 'fee', 'rule 81'), gazette('road transport', 'motor vehicles')],
  ages: [gazette('law and justice', 'marriage', 'constitution'), ...INCOME_TAX],
  'form-pictures': [],
}

/** The commissions that order the tariffs of states. */
const COMMISSIONS: Readonly<Record<KnownState, readonly [name: string, href: string]>> = {
  AP: ['APERC', 'https://aperc.gov.in/'],
  BR: ['BERC', 'https://berc.co.in/'],
  DL: ['DERC', 'https://www.derc.gov.in/'],
  GJ: ['GERC', 'https://gercin.org/'],
  HR: ['HERC', 'https://herc.gov.in/'],
  JH: ['JSERC', 'https://jserc.org/'],
  KA: ['KERC', 'https://kerc.karnataka.gov.in/'],
  KL: ['KSERC', 'https://www.erckerala.org/'],
  MH: ['MERC', 'https://merc.gov.in/'],
  OD: ['OERC', 'https://www.orierc.org/'],
  PB: ['PSERC', 'https://pserc.punjab.gov.in/'],
  RJ: ['RERC', 'https://rerc.rajasthan.gov.in/'],
  TG: ['TGERC', 'https://tgerc.telangana.gov.in/'],
  TN: ['TNERC', 'https://www.tnerc.tn.gov.in/'],
  UP: ['UPERC', 'https://www.uperc.org/'],
}

/** The offices that ask for photographs, by the first part of a rule's name. */
const FORMS: Readonly<Record<string, readonly [name: string, href: string]>> = {
  ibps: ['IBPS', 'https://www.ibps.in/'],
  upsc: ['UPSC', 'https://upsc.gov.in/'],
  ssc: ['Staff Selection Commission', 'https://ssc.gov.in/'],
  neet: ['National Testing Agency: NEET UG', 'https://neet.nta.nic.in/'],
  passport: ['Passport Seva', 'https://www.passportindia.gov.in/'],
  pan: ['UTIITSL: PAN', 'https://www.pan.utiitsl.com/'],
}

/** The registration department of a state, by the address that its newest row names. */
function departmentOf(rule: Rule<unknown>): Watch[] {
  const newest = inForce(rule).value
  const office = typeof newest === 'object' && newest !== null && 'office' in newest ? newest.office : null
  return typeof office === 'string'
    ? [page(rule.label, office)('stamp', 'registration', 'duty', 'fee', 'circular', 'notification')]
    : []
}

/** Where the next change of a rule would be announced. */
export function watchesOf(group: RuleGroupName, key: string, rule: Rule<unknown>): readonly Watch[] {
  const commission = group === 'electricity' ? COMMISSIONS[key as KnownState] : undefined
  if (commission) return [page(...commission)('tariff', 'order', 'schedule', 'fuel')]
  const form = group === 'form-pictures' ? FORMS[/^[a-z]+/.exec(key)![0]] : undefined
  if (form) return [page(...form)('photograph', 'signature', 'notice', 'instructions')]
  return group === 'stamp-duty' || group === 'rent' ? departmentOf(rule) : WATCHED[group]
}

/** An address to fetch: a page that announces, by the words of its rules; or a source that a row cites. */
export interface WatchedPage extends Watch {
  /** The labels of the rules that it is about. */
  rules: readonly string[]
  /** A source has no words: whatever changes in it counts. */
  isSource: boolean
}

/** Prepaid plans are no rules of law; what an operator may ask is. */
const PLANS = {
  ...page('TRAI: regulations and tariff orders', 'https://www.trai.gov.in/')('tariff', 'voucher', 'consumer'),
  rule: 'Prepaid plans',
  isSource: false,
}

/** Every address that announces a change or is cited by a row, each once. */
export function watchedPages(): WatchedPage[] {
  const ofRules = changingRules.flatMap(({ name, rules }) =>
    Object.entries(rules).flatMap(([key, rule]) => [
      ...watchesOf(name, key, rule).map((watch) => ({ ...watch, rule: rule.label, isSource: false })),
      ...rule.values
        .flatMap(({ source, also }) => (also ? [source, also] : [source]))
        .map(({ title, href }) => ({ title, href, words: [], rule: rule.label, isSource: true })),
    ]),
  )
  const all = [...ofRules, PLANS]
  return [...new Set(all.map(({ href }) => href))].map((href) => {
    const same = all.filter((one) => one.href === href)
    return {
      title: same[0]!.title,
      href,
      words: [...new Set(same.flatMap(({ words }) => words))],
      rules: [...new Set(same.map(({ rule }) => rule))],
      isSource: same.every(({ isSource }) => isSource),
    }
  })
}

/** Public projects that hold the same law; a commit of theirs that touches a rate is a hint. */
export const canaries: readonly Watch[] = [
  {
    title: 'frappe/india-payroll',
    href: 'https://api.github.com/repos/frappe/india-payroll/commits?per_page=50',
    words: ['rate', 'slab', 'ceiling', 'tds', 'professional tax', 'lwf', 'esi', 'epf', 'budget', 'act'],
  },
  {
    title: 'resilient-tech/india-compliance',
    href: 'https://api.github.com/repos/resilient-tech/india-compliance/commits?per_page=50',
    words: ['rate', 'threshold', 'late fee', 'hsn', 'cess', 'tds', 'notification', 'limit'],
  },
  {
    title: 'PolicyEngine: commits that name India',
    href: 'https://api.github.com/search/commits?q=org:PolicyEngine+india&sort=committer-date&per_page=50',
    words: ['india'],
  },
]
