import { BadgeCheck } from 'lucide'
import { panCardVerificationGuideFigures } from '@/content/figures/pan-card-verification-guide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const panCardVerificationGuide: Tool = {
  slug: 'pan-card-verification-guide',
  category: 'india-specific-tools',
  status: 'live',
  name: 'PAN Card Verification Guide',
  title: 'PAN Card Verification: Decode a PAN, Check It Officially',
  description:
    'See what each character of a PAN means and if its format holds, decode a GSTIN with its check digit, and follow the official steps to verify a PAN.',
  summary: 'Check the format of a PAN or GSTIN, and verify it on the official site.',
  lead: 'Check a PAN or GSTIN, and verify it',
  icon: BadgeCheck,
  keywords: keywordsFrom(`
    pan card, pan verification, pan number, pan check, permanent account number, pan aadhaar link,
    aadhar pan link, e-pan, gstin check, income tax, pan status`),
  figures: panCardVerificationGuideFigures,
  steps: stepsFrom({
    'Enter the PAN':
      'Type the ten characters in the PAN field. The page says if the format is valid and which holder type the fourth letter stands for. If you add a name, the fifth letter is compared.',
    'Or enter a GSTIN':
      'Put a 15-character number in the GSTIN field to see its state, the PAN inside it and if its last character is the right check character.',
    'Test the web address':
      'Paste a link you were sent in a message. The checker tells the Income Tax Department’s own address from one that imitates it.',
    'Verify on the official portal':
      'Go to incometax.gov.in and open Verify Your PAN for the real answer: that the PAN is active and that name and date of birth match.',
  }),
  faqs: faqsFrom({
    'How do I verify a PAN on the income tax website?':
      'Open incometax.gov.in and choose Verify Your PAN among the quick links. No login is needed. Enter the PAN, the full name as on the card, the date of birth and a mobile number, then the OTP. The portal shows whether the PAN is active and the details match its record. It does not reveal details you did not already have. For a company or a firm, give the date of incorporation in place of the date of birth.',
    'What do the letters in my PAN mean?':
      'A PAN is five letters, four digits and a letter. The first three letters are a running series. The fourth is the holder type: P person, C company, H Hindu undivided family, F firm or LLP, A association of persons, B body of individuals, T trust, L local authority, J artificial juridical person, G government. The fifth is the first letter of your surname, or of the name for others. So the sample ABCDE1234F cannot be genuine: D is not a valid holder type.',
    'Can a website tell if a PAN is real without the income tax portal?':
      'No. Anyone can test the pattern, and this page does, but only the Income Tax Department knows which numbers it has allotted and to whom. The last letter is a check letter whose formula has not been published. That is why the answer here reads “format valid” and never “verified”. The PAN you type is examined in your browser and is not sent anywhere.',
    'How do I know if my PAN is inoperative because Aadhaar isn’t linked?':
      'On incometax.gov.in open Link Aadhaar Status and enter both numbers. An inoperative PAN still belongs to you, but refunds are held back and tax is deducted at a higher rate until it is linked. The duty was in section 139AA of the Income-tax Act, 1961; since 1 April 2026 section 262 of the Income-tax Act, 2025 deals with PAN and Aadhaar together. Any fee due is shown on the portal before you pay.',
    'What if I do not give my PAN when tax is deducted?':
      'Tax is then deducted at the higher of the normal rate and, in most cases, {withoutPan}. Suppose a bank pays you {interest} of fixed deposit interest in FY 2025-26 and you are under 60, so the limit of {limit} is crossed. With a PAN it deducts {rate}, {tds}. Without one it deducts {tdsWithoutPan}. The rule is section 206AA of the 1961 Act, for payments up to 31 March 2026; the 2025 Act, in force from 1 April 2026, has taken its place.',
    'Is the PAN part of a GST number?':
      'Yes, characters 3 to 12. In 27AAPFU0939F1ZV the state code is 27 (Maharashtra), the PAN is AAPFU0939F and its fourth letter F says that the holder is a firm or LLP. Next come 1 for the first registration under that PAN in the state, Z, and the check character V, which this page recomputes. A wrong check character means a typing mistake or an invented number.',
    'I have two PAN cards. What should I do?':
      'Keep the one under which you file returns and surrender the other. Holding two is not allowed under section 139A of the 1961 Act (section 262 of the 2025 Act), and it can bring a penalty. Use the correction form of Protean or UTIITSL and list the extra number in the part meant for it. A lost card is no reason for a second PAN: a reprint or an e-PAN carries the same number.',
  }),
  sources: checkedOn('2026-11-21', {
    'Income Tax Department: how to verify your PAN':
      'https://www.incometax.gov.in/iec/foportal/help/how-to-verify-pan',
    'Income-tax Act, 2025: text of section 262': 'https://aubsp.com/income-tax-act-2025-section-262',
    'Insufina: the GSTIN check digit, worked for 27AAPFU0939F1ZV':
      'https://www.insufina.in/2022/09/06/what-is-check-sum-digit/',
    'Legalbabu: TDS rates and limits of FY 2025-26': 'https://legalbabu.com/learn/?p=1199',
  }),
  related: ['income-tax-calculator', 'tds-deduction-calculator', 'gst-calculator', 'ifsc-code-finder'],
  updatedOn: '2026-11-21',
}
