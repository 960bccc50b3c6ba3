import { inForce } from '@/lib/rules/in-force'
import { addressPoint, Guide, type GuideMatter } from '@/components/lookup/guide'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/ui/anchor'
import { Sentence } from '@/components/ui/sentence'
import { rupees } from '@/lib/format/numbers'
import { type Fee, panFees, panLinkingFee } from '@/lib/rules/identity/pan-fees'
import { nameOf, t } from '@/lib/language/words'

const portal = <Anchor href="https://www.incometax.gov.in/iec/foportal/">incometax.gov.in</Anchor>
const searchTaxpayer = <Anchor href="https://services.gst.gov.in/services/searchtp">gst.gov.in</Anchor>
const linking = inForce(panLinkingFee)
const fees = inForce(panFees)

const feeColumns: readonly Column<Fee>[] = [
  { heading: t('For'), as: 'text', cell: (fee) => nameOf('fees', fee.for) },
  { heading: t('Fee'), as: 'text', cell: (fee) => (fee.rupees === 0 ? t('free') : rupees(fee.rupees)) },
]

/** Verifying, linking, fees, papers, addresses and frauds. */
const matters: readonly GuideMatter[] = [
  {
    heading: t('Verify a PAN or a GSTIN officially'),
    steps: [
      <Sentence
        key="pan"
        words={t('A PAN: on {0} choose Verify Your PAN. No login is needed.')}
        parts={[portal]}
      />,
      t(
        'Enter the PAN, the full name, the date of birth or incorporation, and a mobile number; then the OTP.',
      ),
      t('The portal shows whether the PAN is active and the details match its record.'),
      <Sentence
        key="gstin"
        words={t(
          'A GSTIN: on {0} choose Search Taxpayer. It shows the name, the state, since when it is registered and if it is active or cancelled.',
        )}
        parts={[searchTaxpayer]}
      />,
    ],
  },
  {
    heading: t('Link PAN and Aadhaar, or see if they are linked'),
    steps: [
      <Sentence
        key="status"
        words={t('On {0} open Link Aadhaar Status and enter both numbers. No login is needed.')}
        parts={[portal]}
      />,
      t(
        'Not linked: pay {0} under e-Pay Tax, type of payment Other Receipts (500). It can take four to five days until the payment is seen.',
        rupees(linking.value),
      ),
      t('Open Link Aadhaar, enter both numbers, and the OTP sent to the mobile number of the Aadhaar.'),
      t('Correct any mismatch in name or date first, in the PAN or in the Aadhaar.'),
    ],
    note: (
      <>
        <p className="text-soft">
          {t(
            'While it is not linked, the PAN is inoperative: no refunds, and tax is deducted and collected at higher rates. If a fee is due in your case, the portal shows it before you pay.',
          )}
        </p>
        <RuleNote {...panLinkingFee} label={nameOf('rules', panLinkingFee.label)} row={linking} />
      </>
    ),
  },
  {
    heading: t('What a PAN costs'),
    text: (
      <>
        <ResultTable wordy caption={t('Fees for a PAN')} columns={feeColumns} rows={fees.value} />
        <p className="text-soft">
          {t('An address abroad costs about ₹1,000 more. Anything beyond that is the agent’s own charge.')}
        </p>
        <RuleNote label={nameOf('rules', panFees.label)} row={fees} checkedOn={panFees.checkedOn} />
      </>
    ),
  },
  {
    heading: t('Documents for a new PAN'),
    text: (
      <p>
        {t(
          'With Aadhaar and its linked mobile number, no other document is needed. Otherwise, one of each in the same name:',
        )}
      </p>
    ),
    points: [
      t('Identity: Aadhaar, voter card, passport or driving licence.'),
      t(
        'Address: Aadhaar, voter card or passport; or a bank statement or a bill for electricity, water or gas, not older than three months.',
      ),
      t('Date of birth: Aadhaar, birth certificate, matriculation certificate or passport.'),
    ],
    note: <p className="text-soft">{t('A parent applies for a child’s PAN, with the documents of both.')}</p>,
  },
  {
    heading: t('Official addresses'),
    points: [
      <Sentence key="portal" words={t('{0}: verify, link with Aadhaar, instant e-PAN')} parts={[portal]} />,
      addressPoint('https://www.protean-tinpan.com/', t(': Protean, new PAN and corrections')),
      addressPoint('https://www.pan.utiitsl.com/', t(': UTIITSL, the same')),
      addressPoint('https://www.gst.gov.in/', t(': search a GSTIN')),
      addressPoint('https://cybercrime.gov.in/', t(', telephone 1930: report a fraud')),
    ],
  },
  {
    heading: t('Common frauds'),
    points: [
      t(
        '“Your PAN will be blocked today”, with a link or an app file: banks and the department send neither.',
      ),
      t(
        'A refund that needs your card number or UPI PIN. Refunds go to the account in your return on their own.',
      ),
      t('“PAN 2.0 card, download here”: an e-PAN comes only from the portal, Protean or UTIITSL.'),
      t('Loans in your name: check your credit report once a year. Each bureau must give you one free.'),
      t('Share a photo of the card only when needed. Write the purpose and the date across a copy.'),
    ],
  },
]

export default function PanGuide() {
  return <Guide matters={matters} />
}
