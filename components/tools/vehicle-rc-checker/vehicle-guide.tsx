import { inForce } from '@/lib/rules/in-force'
import { addressPoint, Guide, type GuideMatter } from '@/components/lookup/guide'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/ui/anchor'
import { Sentence } from '@/components/ui/sentence'
import { oldVehicleFees, registrationFees, type VehicleFee } from '@/lib/rules/vehicles/vehicle-fees'
import { nameOf, t } from '@/lib/language/words'

const vahan = <Anchor href="https://vahan.parivahan.gov.in/">vahan.parivahan.gov.in</Anchor>
const challans = <Anchor href="https://echallan.parivahan.gov.in/">echallan.parivahan.gov.in</Anchor>

const feeColumns: readonly Column<VehicleFee>[] = [
  { heading: t('For'), as: 'text', cell: (fee) => nameOf('fees', fee.for) },
  { heading: t('Two-wheeler'), as: 'rupees', cell: ({ twoWheeler }) => twoWheeler },
  { heading: t('Car'), as: 'rupees', cell: ({ car }) => car },
]
const fees = inForce(registrationFees)
const oldFees = inForce(oldVehicleFees)

/** The record, buying and selling, renewal, moving, loss, fees, colours, addresses, frauds. */
const matters: readonly GuideMatter[] = [
  {
    heading: t('See the record of a vehicle officially'),
    steps: [
      <Sentence
        key="open"
        words={t('Open {0} and choose Know Your Vehicle Details, or use the mParivahan app.')}
        parts={[vahan]}
      />,
      t('Sign in with your mobile number and the OTP, then enter the registration number.'),
      t(
        'You see class, fuel, registration date, fitness, insurance and the owner’s name partly hidden. Your own RC in full is in DigiLocker.',
      ),
    ],
  },
  {
    heading: t('Buy or sell a used vehicle'),
    steps: [
      t('Compare chassis and engine number on the vehicle with the RC.'),
      <Sentence
        key="look"
        words={t('Look up fitness, tax, insurance and a loan on {0}, unpaid challans on {1}.')}
        parts={[vahan, challans]}
      />,
      t('With a loan: the financier’s no-objection and Form 35 come first.'),
      t(
        'The seller reports the sale in Form 29, within 14 days, or 45 when the buyer’s office is in another state.',
      ),
      t(
        'The buyer applies in Form 30 within 30 days, with RC, insurance, PUC certificate and proof of identity and address. The insurance is transferred as well.',
      ),
      t('Ask for the RC in the buyer’s name. Until then notices and claims go to the seller.'),
    ],
  },
  {
    heading: t('Renew an RC'),
    text: (
      <p>
        {t(
          'A private vehicle’s RC is good for fifteen years. Apply in Form 25 before the date in it, with the RC, insurance, PUC certificate and proof that tax is paid. The vehicle is inspected. In Delhi and the National Capital Region old vehicles have separate rules: check them first.',
        )}
      </p>
    ),
  },
  {
    heading: t('Move to another state'),
    steps: [
      t(
        'Ask the old office for a no-objection certificate in Form 28; with a loan the financier must agree.',
      ),
      t('Within twelve months in the new state apply in Form 27 for a new number, and pay its road tax.'),
      t('Ask the old state to refund the tax for the years that are left. A BH number needs none of this.'),
    ],
  },
  {
    heading: t('Lost RC'),
    text: (
      <p>
        {t(
          'Report the loss to the police, then apply in Form 26 to the office that issued the RC, with the report, insurance and PUC certificate. With a loan the financier signs too.',
        )}
      </p>
    ),
  },
  {
    heading: t('Fees'),
    text: (
      <>
        <ResultTable
          wordy
          caption={t('Fees for a registration certificate')}
          columns={feeColumns}
          rows={[...fees.value, oldFees.value]}
        />
        <p className="text-soft">
          {t(
            'Private vehicles, before GST. Road tax and charges of the state come on top; the amount shown on parivahan.gov.in at payment is final.',
          )}
        </p>
        <RuleNote {...registrationFees} label={nameOf('rules', registrationFees.label)} row={fees} />
        <RuleNote {...oldVehicleFees} label={nameOf('rules', oldVehicleFees.label)} row={oldFees} />
      </>
    ),
  },
  {
    heading: t('What the colour of a plate means'),
    points: [
      t('Black on white: private'),
      t('Black on yellow: commercial, such as taxis and lorries'),
      t('Yellow on black: self-drive rental'),
      t('White on green: private electric; yellow on green: commercial electric'),
      t('White on blue: embassies and the United Nations; yellow on blue: consulates'),
      t('Red on yellow: temporary; white on red: a dealer’s or maker’s'),
    ],
  },
  {
    heading: t('Official addresses'),
    points: [
      addressPoint('https://parivahan.gov.in/', t(': all services')),
      <Sentence key="vahan" words={t('{0}: the register of vehicles')} parts={[vahan]} />,
      <Sentence key="challans" words={t('{0}: unpaid challans')} parts={[challans]} />,
      addressPoint('https://www.digilocker.gov.in/', t(': your RC, valid at a check')),
      addressPoint('https://cybercrime.gov.in/', t(', telephone 1930: report a fraud')),
    ],
  },
  {
    heading: t('Common frauds'),
    points: [
      <Sentence
        key="apk"
        words={t('A challan on WhatsApp with an app file (APK). Do not install it; look on {0} yourself.')}
        parts={[challans]}
      />,
      t('Sites that sell an owner’s address or telephone number. No such record is open to the public.'),
      t(
        'A “lucky” number or a high security plate at an address that is not your state’s or the ministry’s.',
      ),
      t('A used vehicle with a copied plate: the number is right, chassis and engine number are not.'),
    ],
  },
]

export default function VehicleGuide() {
  return <Guide matters={matters} />
}
