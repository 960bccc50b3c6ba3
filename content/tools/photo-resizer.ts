import { ImageUp } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const photoResizer: Tool = {
  slug: 'photo-resizer',
  category: 'everyday-utilities',
  status: 'live',
  name: 'Photo and Signature Resizer',
  title: 'Photo and Signature Resizer for Exam Forms (KB, px)',
  description:
    'Cut and resize a photo or signature for IBPS, SSC, UPSC, NEET, passport or PAN forms: exact pixels, between so many KB, on your device, never uploaded.',
  summary: 'Makes a photo or signature of the pixels and KB that a form asks for, on your device.',
  lead: 'Photos and signatures for forms, in KB',
  icon: ImageUp,
  keywords: keywordsFrom(`
    photo resize, photo resizer, image resizer, signature resize, signature size, photo size, 20 kb photo,
    50 kb, compress photo, kb, jpeg, jpg, passport size photo, ssc photo, upsc photo, ibps photo,
    neet photo, exam form photo, photo with name and date, crop photo`),
  steps: stepsFrom({
    'Choose the form':
      'Pick the form and whether it is the photograph or the signature, or enter pixels or centimetres and the KB of your own form.',
    'Select the picture':
      'Choose one photograph or several from your device. They are not uploaded: everything is done in your browser.',
    'Cut it':
      'Drag the picture, make it larger and move it with the buttons until the face fills the oval. Add name and date where the form wants them.',
    'Save the JPEG':
      'The best quality that fits is found by itself. Save the file, or all of them in a ZIP file, and upload it to the form.',
  }),
  faqs: faqsFrom({
    'How do I make a photo between 20 KB and 50 KB?':
      'Choose the form, or “A size of your own”, and enter 20 and 50. The page tries one JPEG quality after another and keeps the best whose file is no larger than the form allows.\n\nSome forms take 1,000 bytes for a KB and some 1,024. The file is made to fit both.',
    'Is my photo uploaded anywhere?':
      'No. The picture is read, cut and saved in your browser, and neither it nor your name is sent or put into a link. Once the page has loaded it works without a network.\n\nWhat a camera writes into a photograph, such as the place, is left out of the new file.',
    'What are the photo and signature sizes for IBPS?':
      'The photograph has 200 × 230 pixels and 20 to 50 KB, the signature 140 × 60 pixels and 10 to 20 KB, both as JPEG. Guides to IBPS PO 2017 and 2025 agree on that.\n\nOther banks often ask the same. Compare with the notice of your exam, as forms change.',
    'What if the file is too small for the form?':
      'A signature on white paper may have 4 KB even at the best quality, while the form wants 10. Then the file is filled up with an empty comment, which changes nothing in the picture.\n\nIf it is still too large at the lowest quality, choose fewer pixels.',
    'How many pixels are 3.5 × 4.5 cm?':
      'It depends on the dots per inch: at 200 dpi 276 × 354 pixels, at 300 dpi 413 × 531. Pixels are centimetres ÷ 2.54 × dots per inch.\n\nForms of SSC and NEET name the centimetres; the file also says at how many dots it has that size.',
    'Why are JEE, Aadhaar and PAN at Protean missing?':
      'We list only what two sources say alike. For the PAN photograph at Protean and for JEE they contradict each other, and for Aadhaar the photograph is taken at the centre.\n\nRead the sizes in the notice and enter them under “A size of your own”.',
  }),
  sources: checkedOn('2026-11-28', {
    'Guidely: IBPS PO 2025, photograph and signature':
      'https://guidely.in/blog/ibps-po-photo-and-signature-size',
    'SPLessons: instructions of UPSC, Engineering Services':
      'https://splessons.com/lesson/upsc-ese-recruitment-application',
    'ToolZo: pictures for forms of SSC, IBPS and UPSC':
      'https://www.usetoolzo.com/blog/compress-image-for-ssc-form.html',
    'Financial Express: NEET UG 2026, guidelines of NTA':
      'https://www.financialexpress.com/jobs-career/education-neet-ug-2026-registration-to-close-soon-check-nta-guidelines-to-upload-image-signature-key-details-4164099/',
    'PhotoPass: uploading a photograph to Passport Seva':
      'https://www.photopass.ai/blog/how-to-upload-photo-passport-seva',
    'e-Kendra: scanning for PAN at UTIITSL': 'https://e-kendra.co.in/uti-photo-signature-and-documents',
  }),
  related: ['exam-result-checker-guide', 'pan-card-verification-guide', 'qr-code-generator'],
  updatedOn: '2026-11-28',
}
