import type { Rule, RuleSource } from '@/lib/rules/rule'

/** What a form asks of an uploaded picture. */
export interface FormPicture {
  /** The pixels that are made: the size that is asked for, or one within it. */
  width: number
  height: number
  /** The size in centimetres, where the form names one; printed at it, the pixels have `dpi`. */
  cm?: readonly [width: number, height: number]
  leastKb: number
  mostKb: number
  /** The form wants the name and the day of the photograph at its foot. */
  strip?: boolean
}

const picture = (
  from: string,
  value: FormPicture,
  source: RuleSource,
  also?: RuleSource,
): Rule<FormPicture>['values'] => [{ from, value, source, ...(also && { also }) }]

const rule = (label: string, values: Rule<FormPicture>['values']): Rule<FormPicture> => ({
  label,
  unit: 'pixels, and kilobytes of a JPEG',
  checkedOn: '2026-11-28',
  values,
})

const IBPS_2025 = {
  title: 'Guidely: IBPS PO 2025, photograph and signature',
  href: 'https://guidely.in/blog/ibps-po-photo-and-signature-size',
}
const IBPS_2017 = {
  title: 'Instructions of IBPS PO 2017, to scan and upload',
  href: 'https://ibpspo2017online.blogspot.com/2017/08/instructions-for-how-to-scan-upload.html',
}
const UPSC = {
  title: 'SPLessons: instructions of UPSC, Engineering Services',
  href: 'https://splessons.com/lesson/upsc-ese-recruitment-application',
}
const FORMS_OF_INDIA = {
  title: 'QuickTools India: pictures for Indian job applications',
  href: 'https://www.quicktoolsindia.com/blog/image-dimensions-indian-job-applications/',
}
const SSC = {
  title: 'ToolZo: pictures for forms of SSC, IBPS and UPSC',
  href: 'https://www.usetoolzo.com/blog/compress-image-for-ssc-form.html',
}
const NEET = {
  title: 'Financial Express: NEET UG 2026, guidelines of NTA, 6 March 2026',
  href: 'https://www.financialexpress.com/jobs-career/education-neet-ug-2026-registration-to-close-soon-check-nta-guidelines-to-upload-image-signature-key-details-4164099/',
}
const NEET_SIZES = {
  title: 'Physics Wallah: NEET UG 2026, sizes of documents',
  href: 'https://www.pw.live/news/neet-ug-2026-registration-documents-required-size-format-nta',
}
const PASSPORT = {
  title: 'PhotoPass: uploading a photograph to Passport Seva',
  href: 'https://www.photopass.ai/blog/how-to-upload-photo-passport-seva',
}
const PASSPORT_TOO = {
  title: 'MergeImages: Passport Seva, 630 × 810 pixels',
  href: 'https://mergeimages.net/ja/resize-photo-for/passport-seva',
}
const UTI = {
  title: 'e-Kendra: scanning for PAN at UTIITSL',
  href: 'https://e-kendra.co.in/uti-photo-signature-and-documents',
}
const UTI_TOO = {
  title: 'easyPhoto: PAN photographs of NSDL and UTIITSL',
  href: 'https://easyphoto.in/blog/pan-card-photo-size/',
}

/**
 * By form. Where sources differ on a bound, the row lies within both: UPSC's least side is 300 or 350 pixels,
 * NEET's signature is up to 30 or 100 KB. Forms for which no two sources agree are left out: PAN at Protean,
 * JEE, Aadhaar.
 */
export const formPictures = {
  ibpsPhoto: rule(
    'IBPS: photograph',
    picture('2017-08-16', { width: 200, height: 230, leastKb: 20, mostKb: 50 }, IBPS_2025, IBPS_2017),
  ),
  ibpsSignature: rule(
    'IBPS: signature',
    picture('2017-08-16', { width: 140, height: 60, leastKb: 10, mostKb: 20 }, IBPS_2025, FORMS_OF_INDIA),
  ),
  upscPhoto: rule(
    'UPSC: photograph',
    picture(
      '2025-01-01',
      { width: 490, height: 630, leastKb: 20, mostKb: 300, strip: true },
      UPSC,
      FORMS_OF_INDIA,
    ),
  ),
  upscSignature: rule(
    'UPSC: signature',
    picture('2025-01-01', { width: 500, height: 350, leastKb: 20, mostKb: 300 }, UPSC, FORMS_OF_INDIA),
  ),
  sscPhoto: rule(
    'SSC: photograph',
    picture(
      '2025-01-01',
      { width: 276, height: 354, cm: [3.5, 4.5], leastKb: 20, mostKb: 50 },
      SSC,
      FORMS_OF_INDIA,
    ),
  ),
  sscSignature: rule(
    'SSC: signature',
    picture(
      '2025-01-01',
      { width: 315, height: 157, cm: [4, 2], leastKb: 10, mostKb: 20 },
      SSC,
      FORMS_OF_INDIA,
    ),
  ),
  neetPhoto: rule(
    'NEET UG: photograph',
    picture(
      '2026-02-08',
      { width: 413, height: 531, cm: [3.5, 4.5], leastKb: 10, mostKb: 200 },
      NEET,
      NEET_SIZES,
    ),
  ),
  neetSignature: rule(
    'NEET UG: signature',
    picture('2026-02-08', { width: 400, height: 160, leastKb: 10, mostKb: 30 }, NEET_SIZES, NEET),
  ),
  passportPhoto: rule(
    'Passport Seva: photograph',
    picture(
      '2026-02-01',
      { width: 630, height: 810, cm: [3.5, 4.5], leastKb: 10, mostKb: 250 },
      PASSPORT,
      PASSPORT_TOO,
    ),
  ),
  panPhoto: rule(
    'PAN at UTIITSL: photograph',
    picture('2025-01-01', { width: 213, height: 213, leastKb: 3, mostKb: 30 }, UTI, UTI_TOO),
  ),
} satisfies Record<string, Rule<FormPicture>>

export type FormName = keyof typeof formPictures
