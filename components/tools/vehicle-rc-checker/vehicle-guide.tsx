'use client'

import { GuidePart, GuideSteps } from '@/components/lookup/guide-part'
import { Anchor } from '@/components/site/anchor'
import { VehicleFees } from './vehicle-fees'

const vahan = <Anchor href="https://vahan.parivahan.gov.in/">vahan.parivahan.gov.in</Anchor>
const challans = <Anchor href="https://echallan.parivahan.gov.in/">echallan.parivahan.gov.in</Anchor>

/** The record, buying and selling, renewal, moving, loss, fees, colours, addresses, frauds; each opened when needed. */
export default function VehicleGuide() {
  return (
    <div className="card mt-4 p-5">
      <GuidePart heading="See the record of a vehicle officially">
        <GuideSteps
          steps={[
            <>Open {vahan} and choose Know Your Vehicle Details, or use the mParivahan app.</>,
            <>Sign in with your mobile number and the OTP, then enter the registration number.</>,
            <>
              You see class, fuel, registration date, fitness, insurance and the owner’s name partly hidden.
              Your own RC in full is in DigiLocker.
            </>,
          ]}
        />
      </GuidePart>
      <Selling />
      <GuidePart heading="Renew an RC">
        <p>
          A private vehicle’s RC is good for fifteen years. Apply in Form 25 before the date in it, with the
          RC, insurance, PUC certificate and proof that tax is paid. The vehicle is inspected. In Delhi and
          the National Capital Region old vehicles have rules of their own: look there first.
        </p>
      </GuidePart>
      <GuidePart heading="Move to another state">
        <GuideSteps
          steps={[
            <>
              Ask the old office for a no-objection certificate in Form 28; with a loan the financier must
              agree.
            </>,
            <>
              Within twelve months in the new state apply in Form 27 for a new number, and pay its road tax.
            </>,
            <>
              Ask the old state to refund the tax for the years that are left. A BH number needs none of this.
            </>,
          ]}
        />
      </GuidePart>
      <GuidePart heading="Lost RC">
        <p>
          Report the loss to the police, then apply in Form 26 to the office that gave the RC, with the
          report, insurance and PUC certificate. With a loan the financier signs too.
        </p>
      </GuidePart>
      <VehicleFees />
      <Colours />
      <GuidePart heading="Official addresses">
        <ul className="grid gap-1">
          <li>
            <Anchor href="https://parivahan.gov.in/">parivahan.gov.in</Anchor>: all services
          </li>
          <li>{vahan}: the register of vehicles</li>
          <li>{challans}: unpaid challans</li>
          <li>
            <Anchor href="https://www.digilocker.gov.in/">digilocker.gov.in</Anchor>: your RC, valid at a
            check
          </li>
          <li>
            <Anchor href="https://cybercrime.gov.in/">cybercrime.gov.in</Anchor>, telephone 1930: report a
            fraud
          </li>
        </ul>
      </GuidePart>
      <Frauds />
    </div>
  )
}

function Selling() {
  return (
    <GuidePart heading="Buy or sell a used vehicle">
      <GuideSteps
        steps={[
          <>Compare chassis and engine number on the vehicle with the RC.</>,
          <>
            Look up fitness, tax, insurance and a loan on {vahan}, unpaid challans on {challans}.
          </>,
          <>With a loan: the financier’s no-objection and Form 35 come first.</>,
          <>
            The seller reports the sale in Form 29, within 14 days, or 45 when the buyer’s office is in
            another state.
          </>,
          <>
            The buyer applies in Form 30 within 30 days, with RC, insurance, PUC certificate and proof of
            identity and address. The insurance is transferred as well.
          </>,
          <>Ask for the RC in the buyer’s name. Until then notices and claims go to the seller.</>,
        ]}
      />
    </GuidePart>
  )
}

function Colours() {
  return (
    <GuidePart heading="What the colour of a plate means">
      <ul className="grid gap-1">
        <li>Black on white: private</li>
        <li>Black on yellow: commercial, such as taxis and lorries</li>
        <li>Yellow on black: self-drive rental</li>
        <li>White on green: private electric; yellow on green: commercial electric</li>
        <li>White on blue: embassies and the United Nations; yellow on blue: consulates</li>
        <li>Red on yellow: temporary; white on red: a dealer’s or maker’s</li>
      </ul>
    </GuidePart>
  )
}

function Frauds() {
  return (
    <GuidePart heading="Frauds to know">
      <ul className="grid gap-2">
        <li>A challan on WhatsApp with an app file (APK). Do not install it; look on {challans} yourself.</li>
        <li>Sites that sell an owner’s address or telephone number. No such record is open to the public.</li>
        <li>
          A “lucky” number or a high security plate at an address that is not your state’s or the ministry’s.
        </li>
        <li>A used vehicle with a copied plate: the number is right, chassis and engine number are not.</li>
      </ul>
    </GuidePart>
  )
}
