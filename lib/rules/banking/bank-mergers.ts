import type { RuleSource } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'

/**
 * The status of a bank's codes. 'ended': payments with them are rejected since that day. 'routed': the bank wrote that
 * payments with them are passed on to the new code. 'unlisted': they left the list of codes, and no day was found.
 * 'listed': they are in it still.
 */
export type OldCodes = { kind: 'ended'; on: string } | { kind: 'routed' | 'unlisted' | 'listed' }

export interface MergedBank {
  was: string
  now: string
  /** YYYY-MM-DD */
  mergedOn: string
  oldCodes: OldCodes
  /**
   * With what the new codes begin, as in our list of codes; null where they cannot be distinguished from other codes.
   */
  newCodes: { begin: string; end?: string } | null
  sources: readonly RuleSource[]
}

const PSU_BANKS: RuleSource = {
  title: 'Jagran English, 8 July 2021: IFSC codes after the mergers of public sector banks',
  href: 'https://english.jagran.com/business/psu-bank-merger-ifsc-micr-codes-of-these-banks-have-changed-check-details-10028950',
}
const REJECTED: RuleSource = {
  title: 'Zee, 29 April 2021: payments to the old codes are rejected',
  href: 'https://zeenews.india.com/personal-finance/bank-customers-alert-stop-using-old-ifsc-codes-of-these-banks-or-face-failed-transactions-2358449.html',
}
const SYNDICATE: RuleSource = {
  title: 'Business Today, 24 May 2021: codes beginning with SYNB disabled from 1 July',
  href: 'https://www.businesstoday.in/latest/economy-politics/story/this-banks-ifsc-codes-to-be-disabled-from-july-1-296873-2021-05-24',
}
const BARODA: readonly RuleSource[] = sourceList({
  'Financial Express Hindi, 2021: new codes for Vijaya and Dena Bank from 1 March':
    'https://hindi.financialexpress.com/investment-saving-news/how-to-get-new-bob-ifsc-code-know-here-bank-of-baroda-decides-to-discontinue-vijaya-bank-and-dena-bank-e-ifsc/2189190',
  'Zee, 10 July 2021: old codes of eight merged banks are invalid':
    'https://zeenews.india.com/personal-finance/alert-these-banks-ifsc-codes-remain-invalid-here-s-how-to-make-a-new-one-2375469.html',
})
const STATE_BANK: readonly RuleSource[] = sourceList({
  'PTI in Moneycontrol, 9 December 2017: payments with old codes are mapped to the new ones':
    'http://www.moneycontrol.com/news/india/sbi-changes-names-ifsc-codes-of-around-1300-branches-2458333.html',
  'The Hindu, 27 August 2018: names and codes of nearly 1,300 branches changed':
    'https://www.thehindu.com/business/Industry/sbi-changes-names-ifsc-codes-of-nearly-1300-branches-post-merger-with-associates/article24793459.ece',
})
const LAKSHMI_VILAS: readonly RuleSource[] = sourceList({
  'TV9 Gujarati, February 2022: old codes valid until 28 February 2022':
    'https://tv9gujarati.com/business/laxmi-vilas-bank-dbs-bank-merger-ifsc-and-micr-codes-to-be-changed-alert-for-customers-440080.html/amp',
  'Mint, 27 November 2020: branches operate as DBS Bank India':
    'https://www.livemint.com/industry/banking/lakshmi-vilas-bank-branches-to-operate-as-dbs-bank-from-today-11606450656762.html',
})
const PMC: readonly RuleSource[] = sourceList({
  'CNBC TV18, 25 January 2022: PMC Bank branches operate as Unity Small Finance Bank':
    'https://www.cnbctv18.com/finance/pmc-bank-to-operate-branches-as-unity-small-finance-bank-from-today-rbi-12245512.htm',
  'ETV Bharat, 25 January 2022: amalgamation of PMC Bank notified':
    'https://etvbharat.com/amp/english/business/business-news/centre-gives-nod-for-amalgamating-pmc-bank-with-unity-small-finance-bank/na20220125222811187',
})
const NEW_INDIA: readonly RuleSource[] = sourceList({
  'Business Standard, 1 August 2025: New India Co-operative Bank merges into Saraswat Bank':
    'https://www.business-standard.com/amp/finance/news/rbi-approves-merger-new-india-cooperative-bank-saraswat-bank-125080101704_1.html',
})
const FINCARE: readonly RuleSource[] = sourceList({
  'Moneycontrol Hindi, March 2024: Fincare merges into AU Small Finance Bank on 1 April 2024':
    'https://hindi.moneycontrol.com/news/your-money/banking/bank-merger-au-small-finance-bank-and-fincare-sfb-get-approved-by-rbi-know-details-1888991.html/amp',
})
const RURAL_BANKS: RuleSource = {
  title: 'Zee, 29 April 2025: 26 regional rural banks merge on 1 May 2025',
  href: 'https://zeenews.india.com/personal-finance/one-state-one-rrb-regional-rural-banks-merger-from-may-1-check-list-of-26-banks-to-be-merged-2892735.html',
}
const KARNATAKA: RuleSource = {
  title: 'Asianet News, May 2025: Karnataka Vikas and Karnataka Grameena Bank are one',
  href: 'https://newsable.asianetnews.com/karnataka-news/karnataka-gets-unified-rural-bank-as-kvgb-and-karnataka-grameena-bank-merge-kmv/articleshow-de5sub6',
}
const RAJASTHAN: RuleSource = {
  title: 'Bankers Adda, April 2025: Rajasthan Gramin Bank from 1 May 2025',
  href: 'https://www.bankersadda.com/rajasthan-gramin-bank-formed-after-merger-with-sbi-sponsorship',
}
const ANDHRA: RuleSource = {
  title: 'Sakshi Post, 29 April 2025: four rural banks of Andhra Pradesh merge, codes unchanged at first',
  href: 'https://www.sakshipost.com/news/andhrapradesh/ap-s-four-rural-banks-merge-one-may-1-402576',
}

const associate = (was: string): MergedBank => ({
  was,
  now: 'State Bank of India',
  mergedOn: '2017-04-01',
  oldCodes: { kind: 'routed' },
  newCodes: { begin: 'SBIN0' },
  sources: STATE_BANK,
})

const merger = (
  [was, now, mergedOn]: readonly [string, string, string],
  oldCodes: OldCodes,
  newCodes: MergedBank['newCodes'],
  sources: readonly RuleSource[],
): MergedBank => ({ was, now, mergedOn, oldCodes, newCodes, sources })

const ended = (on: string): OldCodes => ({ kind: 'ended', on })
const UNLISTED: OldCodes = { kind: 'unlisted' }

/** Banks that merged since 2017, by the four letters of their codes. Nainital Bank has not, and is not among them. */
export const bankMergers: { label: string; checkedOn: string; banks: Readonly<Record<string, MergedBank>> } =
  {
    label: 'Bank mergers since 2017 and what became of the codes',
    checkedOn: '2026-11-23',
    banks: {
      SBBJ: associate('State Bank of Bikaner and Jaipur'),
      SBHY: associate('State Bank of Hyderabad'),
      SBMY: associate('State Bank of Mysore'),
      STBP: associate('State Bank of Patiala'),
      SBTR: associate('State Bank of Travancore'),
      BMBL: associate('Bharatiya Mahila Bank'),
      VIJB: merger(
        ['Vijaya Bank', 'Bank of Baroda', '2019-04-01'],
        ended('2021-03-01'),
        { begin: 'BARB0VJ' },
        BARODA,
      ),
      BKDN: merger(
        ['Dena Bank', 'Bank of Baroda', '2019-04-01'],
        ended('2021-03-01'),
        { begin: 'BARB0DB' },
        BARODA,
      ),
      ORBC: merger(
        ['Oriental Bank of Commerce', 'Punjab National Bank', '2020-04-01'],
        ended('2021-04-01'),
        { begin: 'PUNB0', end: '10' },
        [PSU_BANKS, REJECTED],
      ),
      UTBI: merger(
        ['United Bank of India', 'Punjab National Bank', '2020-04-01'],
        ended('2021-04-01'),
        { begin: 'PUNB0', end: '20' },
        [PSU_BANKS, REJECTED],
      ),
      SYNB: merger(
        ['Syndicate Bank', 'Canara Bank', '2020-04-01'],
        ended('2021-07-01'),
        { begin: 'CNRB001' },
        [SYNDICATE, PSU_BANKS],
      ),
      ANDB: merger(
        ['Andhra Bank', 'Union Bank of India', '2020-04-01'],
        ended('2021-04-01'),
        { begin: 'UBIN08' },
        [PSU_BANKS, REJECTED],
      ),
      CORP: merger(
        ['Corporation Bank', 'Union Bank of India', '2020-04-01'],
        ended('2021-04-01'),
        { begin: 'UBIN09' },
        [PSU_BANKS, REJECTED],
      ),
      ALLA: merger(['Allahabad Bank', 'Indian Bank', '2020-04-01'], ended('2021-05-01'), { begin: 'IDIB0' }, [
        PSU_BANKS,
        REJECTED,
      ]),
      LAVB: merger(
        ['Lakshmi Vilas Bank', 'DBS Bank India', '2020-11-27'],
        ended('2022-03-01'),
        { begin: 'DBSS0IN' },
        LAKSHMI_VILAS,
      ),
      PMCB: merger(
        ['Punjab & Maharashtra Co-operative Bank', 'Unity Small Finance Bank', '2022-01-25'],
        UNLISTED,
        { begin: 'UNBA0' },
        PMC,
      ),
      FSFB: merger(
        ['Fincare Small Finance Bank', 'AU Small Finance Bank', '2024-04-01'],
        UNLISTED,
        { begin: 'AUBL0' },
        FINCARE,
      ),
      NICB: merger(
        ['New India Co-operative Bank', 'Saraswat Bank', '2025-08-04'],
        { kind: 'listed' },
        { begin: 'SRCB0' },
        NEW_INDIA,
      ),
      KVGB: merger(
        ['Karnataka Vikas Grameena Bank', 'Karnataka Grameena Bank', '2025-05-01'],
        UNLISTED,
        { begin: 'PKGB0' },
        [RURAL_BANKS, KARNATAKA],
      ),
      APGB: merger(
        ['Andhra Pragathi Grameena Bank', 'Andhra Pradesh Grameena Bank', '2025-05-01'],
        UNLISTED,
        null,
        [RURAL_BANKS, ANDHRA],
      ),
      APGV: merger(
        ['Andhra Pradesh Grameena Vikas Bank', 'Andhra Pradesh Grameena Bank', '2025-05-01'],
        UNLISTED,
        null,
        [RURAL_BANKS, ANDHRA],
      ),
      RMGB: merger(
        ['Rajasthan Marudhara Gramin Bank', 'Rajasthan Gramin Bank', '2025-05-01'],
        { kind: 'listed' },
        { begin: 'RMGB0' },
        [RURAL_BANKS, RAJASTHAN],
      ),
    },
  }

/** The merger of the bank with these letters; null if it has not merged since 2017. */
export function mergedInto(letters: string): MergedBank | null {
  const { banks } = bankMergers
  return Object.hasOwn(banks, letters) ? banks[letters]! : null
}
