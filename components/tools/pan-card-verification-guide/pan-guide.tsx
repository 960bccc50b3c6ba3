import { addressPoint, Guide, type GuideMatter } from '@/components/lookup/guide'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/ui/anchor'
import { rupees } from '@/lib/format/numbers'
import { type Fee, panFees, panLinkingFee } from '@/lib/rules/identity/pan-fees'
import { ruleOn } from '@/lib/rules/rule'

const portal = <Anchor href="https://www.incometax.gov.in/iec/foportal/">incometax.gov.in</Anchor>
const searchTaxpayer = <Anchor href="https://services.gst.gov.in/services/searchtp">gst.gov.in</Anchor>
const linking = ruleOn(panLinkingFee, panLinkingFee.checkedOn)
const fees = ruleOn(panFees, panFees.checkedOn)

const feeColumns: readonly Column<Fee>[] = [
  { heading: 'For', as: 'text', cell: (fee) => fee.for },
  { heading: 'Fee', as: 'text', cell: (fee) => (fee.rupees === 0 ? 'free' : rupees(fee.rupees)) },
]

/** Verifying, linking, fees, papers, addresses and frauds. */
const matters: readonly GuideMatter[] = [
  {
    heading: 'Verify a PAN or a GSTIN officially',
    steps: [
      <>A PAN: on {portal} choose Verify Your PAN. No login is needed.</>,
      'Enter the PAN, the full name, the date of birth or incorporation, and a mobile number; then the OTP.',
      'The portal shows whether the PAN is active and the details match its record.',
      <>
        A GSTIN: on {searchTaxpayer} choose Search Taxpayer. It shows the name, the state, since when it is
        registered and if it is active or cancelled.
      </>,
    ],
  },
  {
    heading: 'Link PAN and Aadhaar, or see if they are linked',
    steps: [
      <>On {portal} open Link Aadhaar Status and enter both numbers. No login is needed.</>,
      `Not linked: pay ${rupees(linking.value)} under e-Pay Tax, type of payment Other Receipts (500). It can take four to five days until the payment is seen.`,
      'Open Link Aadhaar, enter both numbers, and the OTP sent to the mobile number of the Aadhaar.',
      'Correct any mismatch in name or date first, in the PAN or in the Aadhaar.',
    ],
    note: (
      <>
        <p className="text-soft">
          While it is not linked, the PAN is inoperative: no refunds, and tax is deducted and collected at
          higher rates. If a fee is due in your case, the portal shows it before you pay.
        </p>
        <RuleNote label={panLinkingFee.label} source={linking.source} checkedOn={panLinkingFee.checkedOn} />
      </>
    ),
  },
  {
    heading: 'What a PAN costs',
    text: (
      <>
        <ResultTable wordy caption="Fees for a PAN" columns={feeColumns} rows={fees.value} />
        <p className="text-soft">
          An address abroad costs about ₹1,000 more. Anything beyond that is the agent’s own charge.
        </p>
        <RuleNote label={panFees.label} source={fees.source} checkedOn={panFees.checkedOn} />
      </>
    ),
  },
  {
    heading: 'Documents for a new PAN',
    text: (
      <p>
        With Aadhaar and its linked mobile number, no other document is needed. Otherwise, one of each in the
        same name:
      </p>
    ),
    points: [
      'Identity: Aadhaar, voter card, passport or driving licence.',
      'Address: Aadhaar, voter card or passport; or a bank statement or a bill for electricity, water or gas, not older than three months.',
      'Date of birth: Aadhaar, birth certificate, matriculation certificate or passport.',
    ],
    note: <p className="text-soft">A parent applies for a child’s PAN, with the documents of both.</p>,
  },
  {
    heading: 'Official addresses',
    points: [
      <>{portal}: verify, link with Aadhaar, instant e-PAN</>,
      addressPoint('https://www.protean-tinpan.com/', ': Protean, new PAN and corrections'),
      addressPoint('https://www.pan.utiitsl.com/', ': UTIITSL, the same'),
      addressPoint('https://www.gst.gov.in/', ': search a GSTIN'),
      addressPoint('https://cybercrime.gov.in/', ', telephone 1930: report a fraud'),
    ],
  },
  {
    heading: 'Common frauds',
    points: [
      '“Your PAN will be blocked today”, with a link or an app file: banks and the department send neither.',
      'A refund that needs your card number or UPI PIN. Refunds go to the account in your return on their own.',
      '“PAN 2.0 card, download here”: an e-PAN comes only from the portal, Protean or UTIITSL.',
      'Loans in your name: check your credit report once a year. Each bureau must give you one free.',
      'Share a photo of the card only when needed. Write the purpose and the date across a copy.',
    ],
  },
]

export default function PanGuide() {
  return <Guide matters={matters} />
}
