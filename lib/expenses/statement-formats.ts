/** A statement as a bank's website saves it, known by the heads of its columns. */
interface StatementFormat {
  name: string
  /** All of them are in one row. */
  heads: readonly string[]
  /** A name above the table, where several issuers use the same heads. */
  issuer?: RegExp
  /** On cards money spent is a plain amount, and money received has the minus. */
  isCard: boolean
}

/**
 * The day on which this list was last checked, for `npm run data stale`.
 * @public
 */
export const statementFormatsCheckedOn = '2026-11-28'

/** A head by its letters and digits alone, small; without its currency and its form of date in brackets. */
export const plainHeading = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(\s*(?:in\s*)?(?:inr|rs\.?|₹|dd\/mm\/yyyy)\s*\)/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')

const format = (name: string, heads: string, more: Partial<StatementFormat> = {}): StatementFormat => ({
  name,
  heads: heads.split(' | ').map(plainHeading),
  isCard: / card$/i.test(name),
  ...more,
})

/** Sources: column names in public importers and descriptions, named with each format in the tests. */
const statementFormats: readonly StatementFormat[] = [
  format('This site', 'Date | Description | Category | Amount'),
  format('HDFC Bank', 'Date | Narration | Chq./Ref.No. | Withdrawal Amt. | Deposit Amt. | Closing Balance'),
  format('HDFC Bank', 'Date | Narration | Debit Amount | Credit Amount | Chq/Ref Number | Closing Balance'),
  format('State Bank of India', 'Txn Date | Description | Ref No./Cheque No. | Debit | Credit | Balance'),
  format(
    'ICICI Bank',
    'Transaction Date | Transaction Remarks | Withdrawal Amount | Deposit Amount | Balance',
  ),
  format('ICICI Bank', 'Transaction Date | Transaction Remarks | Debit Amount | Credit Amount | Balance'),
  format(
    'ICICI Bank',
    'Transaction ID | Value Date | Description | Transaction Amount | Cr/Dr | Available Balance',
  ),
  format('Axis Bank', 'Tran Date | CHQNO | PARTICULARS | DR | CR | BAL | SOL'),
  format('Axis Bank', 'Tran Date | Chq No | Particulars | Debit | Credit | Balance | Init. br'),
  format('Axis Bank', 'Transaction Date | Particulars | Amount | Debit/Credit | Balance | Cheque Number'),
  format('Kotak Mahindra Bank', 'Date | Narration | Chq/Ref No. | Withdrawal (Dr) | Deposit (Cr) | Balance'),
  format('Kotak Mahindra Bank', 'Date | Narration | Chq/Ref No | Withdrawal (Dr)/Deposit (Cr) | Balance'),
  format(
    'Kotak Mahindra Bank',
    'Transaction Date | Description | Chq / Ref No. | Amount | Dr / Cr | Balance',
  ),
  format('Kotak Mahindra Bank', 'Date | Description | Chq / Ref number | Amount | Dr / Cr | Balance'),
  format(
    'Kotak Mahindra Bank',
    'Transaction Date | Transaction Details | Chq / Ref No. | Debit/Credit | Balance',
  ),
  format(
    'Punjab National Bank',
    'Transaction Date | Cheque Number | Withdrawal | Deposit | Balance | Narration',
  ),
  format(
    'Punjab National Bank',
    'Txn No. | Txn Date | Description | Branch Name | Dr Amount | Cr Amount | Balance',
  ),
  format(
    'Canara Bank',
    'Txn Date | Value Date | Cheque No. | Description | Branch Code | Debit | Credit | Balance',
  ),
  format(
    'Canara Bank',
    'Trans Date | Value Date | Branch | Ref/Chq.No | Description | Withdraws | Deposit | Balance',
  ),
  format('Bank of Baroda', 'Narration | Chq.No. | Withdrawal(Dr) | Deposit(Cr) | Balance'),
  format(
    'Bank of Baroda',
    'Serial No | Transaction Date | Description | Cheque Number | Debit | Credit | Balance',
  ),
  format('Union Bank of India', 'Tran Id | Tran Date | Remarks | Amount (Rs.) | Balance (Rs.)'),
  format(
    'IDFC FIRST Bank',
    'Transaction Date | Value Date | Particulars | Cheque No. | Debit | Credit | Balance',
  ),
  format(
    'YES Bank',
    'Transaction Date | Value Date | Description | Withdrawals | Deposits | Running Balance',
  ),
  format('IndusInd Bank', 'Date | Particulars | Chq./Ref.No. | Withdrawl | Deposit | Balance'),
  format(
    'HDFC Bank card',
    'Transaction type | Primary / Addon Customer Name | DATE | Description | AMT | Debit /Credit',
  ),
  format('ICICI Bank card', 'Date | Transaction Details | Intl.Amount | Amount(in Rs) | BillingAmountSign'),
  format('ICICI Bank card', 'Transaction Date | Details | Amount (INR) | Reference Number'),
  format('Axis Bank card', 'Date | Transaction Details | Merchant Category | Amount', { issuer: /axis/i }),
  format('Axis Bank card', 'Date | Transaction Details | Amount | Debit/Credit', { issuer: /axis/i }),
  format('SBI Card', 'Date | Transaction Details | Amount', { issuer: /sbi\s*card/i }),
]

/** The format with most of its heads in a row; null where none has all of them there. */
export function formatOf(
  row: readonly string[],
  above: readonly (readonly string[])[],
): StatementFormat | null {
  const heads = new Set(row.map(plainHeading))
  const text = above.flat().join('\n')
  const known = statementFormats.filter(
    (known) => known.heads.every((head) => heads.has(head)) && (known.issuer?.test(text) ?? true),
  )
  return known.sort((a, b) => b.heads.length - a.heads.length)[0] ?? null
}
