import { GraduationCap } from 'lucide'
import { examResultCheckerGuideFigures } from '@/content/figures/exam-result-checker-guide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'
import { examBoardsCheckedOn } from '@/lib/education/exam-board'

export const examResultCheckerGuide: Tool = {
  slug: 'exam-result-checker-guide',
  category: 'india-specific-tools',
  status: 'live',
  name: 'Exam Result Checker Guide',
  title: 'Board Exam Results: Official Sites and What to Keep Ready',
  description:
    'Official result sites of CBSE, CISCE and state boards, the roll number and codes each one asks for, and a check that tells a copycat link from the real one.',
  summary: 'Official result links of 24 boards, what each asks for, a fake-link check, and percentages.',
  lead: 'Official result links of 24 boards',
  icon: GraduationCap,
  keywords: keywordsFrom(`
    exam result, board result, cbse result, 10th result, 12th result, icse result, up board result,
    maharashtra ssc result, roll number, marksheet, digilocker, hsc result, neet result, matric result,
    board exam, cgpa, gpa`),
  figures: examResultCheckerGuideFigures,
  steps: stepsFrom({
    'Find your board':
      'Choose the state, or type the board’s name. Each entry gives its official result address and the details the form will ask for.',
    'Keep the admit card at hand':
      'Copy the roll or seat number from it, with the school number, date of birth or mother’s first name where the board wants them.',
    'Check any link you were sent':
      'Paste the address from a message. The page says if it is the board’s own site or one that imitates its name.',
    'Open the official site':
      'Follow the board’s link, choose the right year and class, type the details, and save or print what appears.',
    'Work out the percentage':
      'Type the marks of each subject, all of them or the best five. For CBSE class 10 of 2010 to 2017, type the CGPA.',
  }),
  faqs: faqsFrom({
    'What do I need to see my CBSE result?':
      'Your roll number, school number and admit card ID, all printed on the admit card, and for some years the date of birth. Results are put up on results.cbse.nic.in and the same marks come to DigiLocker and UMANG. Choose the right class and year on the first screen; last year’s link remains next to the new one. If the admit card is lost, the school has a list of all roll numbers and admit card IDs.',
    'The result site is not opening. What can I do?':
      'Lakhs of students open it in the same hour. Use another official door: DigiLocker, the UMANG app, the board’s second address, or its SMS service. Do not refresh every few seconds, since each attempt joins the queue again. After an hour or two it generally opens. Schools receive the marks as well, so a call to the office can be the quickest way.',
    'How do I get my result by SMS or in DigiLocker?':
      'By SMS only if your board announces a number for that year; take it from the board’s site, never from a forwarded message. CISCE in 2022 took ICSE or ISC, a space and the seven-digit unique ID, sent to 09248082883. In DigiLocker (digilocker.gov.in or the app), sign in with the mobile number that the school or Aadhaar has, choose the board among the issuers, and enter roll number and year.',
    'How do I check the Maharashtra SSC or HSC result?':
      'Open mahresult.nic.in, choose SSC or HSC for your year, and enter the seat number with your mother’s first name as on the hall ticket. Spell it exactly so; a different spelling brings no record. Results also reach DigiLocker. The paper marksheet is handed out at school on a later date, which the board announces with the result.',
    'Can I check a result by name, without the roll number?':
      'Most boards do not allow it, to protect students. Pages that promise a name-wise result are often there for advertisements or to collect phone numbers. Ask the school office, or look for a photo of the admit card on a phone. DigiLocker may show the marksheet once your account is linked.',
    'Is the marksheet from the website valid for admission?':
      'A printout of the result page is for information; colleges accept it for a provisional seat at most. The marksheet in DigiLocker is signed by the board, and the Information Technology Act, 2000 with the Digital Locker rules of 2016 puts it on a par with paper. Some colleges still ask for the paper original when they finalise the admission.',
    'My marks look wrong. How do I ask for a recheck?':
      'Boards open a window of a few days soon after the result, on their own site, with a fee for each subject. CBSE, for one, offers verification of marks, a copy of the evaluated answer book and re-evaluation; dates and fees come in that year’s notice. Marks can go down as well as up, and the changed figure is final. The copy of the answer book tells you first if a claim is worth it.',
    'How do I turn marks or a CGPA into a percentage?':
      'Add the marks, divide by what they are out of, and multiply by 100: 414 of 500 is {marks}. Many colleges count the best five subjects, so read their rule first. CBSE gave grade points in class 10 from 2010 to 2017; for those years its own rule is CGPA × 9.5, so 8.6 is {byGradePoints}. It does not hold for other boards or later years.',
    'How do I recognise a fake result website?':
      'Read the part of the address that ends at the first single slash. Official ones end in .nic.in or .gov.in, or are a board’s own name such as cisce.org or upmsp.edu.in. Added words, as in a made-up cbse-result-2027.example.com, are a warning. No board asks for a payment, a bank detail, an OTP from your bank or an app to be installed to show a result. If in doubt, type the address yourself.',
  }),
  sources: [
    ...checkedOn(examBoardsCheckedOn, {
      'CBSE results': 'https://results.cbse.nic.in/',
      'CISCE results (ICSE and ISC)': 'https://results.cisce.org/',
    }),
    ...checkedOn('2026-11-21', {
      'Maharashtra State Board results': 'https://mahresult.nic.in/',
      'The Federal: CISCE results by SMS, 16 July 2022':
        'https://thefederal.com/education/icse-class-10th-results-2022-out-on-sunday-july-17-heres-how-to-check/',
      'The Indian Express: CBSE grade points and percentage, 2017':
        'https://indianexpress.com/article/education/cbse-10th-result-2017-cbse-nic-in-know-how-to-calculate-cgpa-pass-marks-overall-percentage-4685881/',
      'Uttar Pradesh Madhyamik Shiksha Parishad': 'https://upmsp.edu.in/',
    }),
  ],
  related: [
    'percentage-calculator',
    'age-calculator',
    'countdown-timer-creator',
    'pan-card-verification-guide',
  ],
  updatedOn: '2026-11-21',
}
