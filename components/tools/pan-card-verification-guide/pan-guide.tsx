'use client'

import { GuidePart, GuideSteps } from '@/components/lookup/guide-part'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/site/anchor'
import { rupees } from '@/lib/format/numbers'
import { panFees, panLinkingFee } from '@/lib/rules/pan-fees'
import { ruleOn } from '@/lib/rules/rule'

const portal = <Anchor href="https://www.incometax.gov.in/iec/foportal/">incometax.gov.in</Anchor>
const linking = ruleOn(panLinkingFee, panLinkingFee.checkedOn)

/** Verifying, linking, fees, papers, addresses and frauds; each part opened by those who need it. */
export default function PanGuide() {
  return (
    <div className="card mt-4 p-5">
      <Verifying />
      <GuidePart heading="Link PAN and Aadhaar, or see if they are linked">
        <GuideSteps
          steps={[
            <>On {portal} open Link Aadhaar Status and enter both numbers. No login is needed.</>,
            <>
              Not linked: pay {rupees(linking.value)} under e-Pay Tax, type of payment Other Receipts (500).
              It can take four to five days until the payment is seen.
            </>,
            <>Open Link Aadhaar, enter both numbers, and the OTP sent to the mobile number of the Aadhaar.</>,
            <>Names or dates that differ are corrected first, in the PAN or in the Aadhaar.</>,
          ]}
        />
        <p className="text-soft">
          While it is not linked, the PAN is inoperative: no refunds, and tax is deducted and collected at
          higher rates. If a fee is due in your case, the portal shows it before you pay.
        </p>
        <RuleNote says={panLinkingFee.says} source={linking.source} checkedOn={panLinkingFee.checkedOn} />
      </GuidePart>
      <Fees />
      <GuidePart heading="Papers for a new PAN">
        <p>
          With Aadhaar and its mobile number no other paper is needed. Otherwise one of each, in the same
          name:
        </p>
        <ul className="grid gap-1 text-soft">
          <li>Identity: Aadhaar, voter card, passport or driving licence.</li>
          <li>
            Address: Aadhaar, voter card or passport; or a bank statement or a bill for electricity, water or
            gas, not older than three months.
          </li>
          <li>Date of birth: Aadhaar, birth certificate, matriculation certificate or passport.</li>
        </ul>
        <p className="text-soft">A child’s PAN is applied for by a parent, with the papers of both.</p>
      </GuidePart>
      <Addresses />
      <Frauds />
    </div>
  )
}

function Verifying() {
  return (
    <GuidePart heading="Verify a PAN or a GSTIN officially">
      <GuideSteps
        steps={[
          <>A PAN: on {portal} choose Verify Your PAN. No login is needed.</>,
          <>
            Enter the PAN, the full name, the date of birth or incorporation, and a mobile number; then the
            OTP.
          </>,
          <>The portal says if the PAN is active and if the details agree with its record.</>,
          <>
            A GSTIN: on <Anchor href="https://services.gst.gov.in/services/searchtp">gst.gov.in</Anchor>{' '}
            choose Search Taxpayer. It shows the name, the state, since when it is registered and if it is
            active or cancelled.
          </>,
        ]}
      />
    </GuidePart>
  )
}

const feeColumns: readonly Column<{ for: string; rupees: number }>[] = [
  { heading: 'For', as: 'text', cell: (fee) => fee.for },
  { heading: 'Fee', as: 'text', cell: (fee) => (fee.rupees === 0 ? 'free' : rupees(fee.rupees)) },
]

function Fees() {
  const { value, source } = ruleOn(panFees, panFees.checkedOn)
  return (
    <GuidePart heading="What a PAN costs">
      <ResultTable wordy caption="Fees for a PAN" columns={feeColumns} rows={value} />
      <p className="text-soft">
        An address abroad costs about ₹1,000 more. Agents who ask for more add it for themselves.
      </p>
      <RuleNote says={panFees.says} source={source} checkedOn={panFees.checkedOn} />
    </GuidePart>
  )
}

function Addresses() {
  return (
    <GuidePart heading="Official addresses">
      <ul className="grid gap-1">
        <li>{portal}: verify, link with Aadhaar, instant e-PAN</li>
        <li>
          <Anchor href="https://www.protean-tinpan.com/">protean-tinpan.com</Anchor>: Protean, new PAN and
          corrections
        </li>
        <li>
          <Anchor href="https://www.pan.utiitsl.com/">pan.utiitsl.com</Anchor>: UTIITSL, the same
        </li>
        <li>
          <Anchor href="https://www.gst.gov.in/">gst.gov.in</Anchor>: search a GSTIN
        </li>
        <li>
          <Anchor href="https://cybercrime.gov.in/">cybercrime.gov.in</Anchor>, telephone 1930: report a fraud
        </li>
      </ul>
    </GuidePart>
  )
}

function Frauds() {
  return (
    <GuidePart heading="Frauds to know">
      <ul className="grid gap-2">
        <li>
          “Your PAN will be blocked today”, with a link or an app file: banks and the department send neither.
        </li>
        <li>
          A refund that needs your card number or UPI PIN. Refunds go to the account in your return on their
          own.
        </li>
        <li>“PAN 2.0 card, download here”: an e-PAN comes only from the portal, Protean or UTIITSL.</li>
        <li>Loans in your name: check your credit report once a year. Each bureau must give you one free.</li>
        <li>Share a photo of the card only when needed. Write the purpose and the date across a copy.</li>
      </ul>
    </GuidePart>
  )
}
