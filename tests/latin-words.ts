/** Abbreviations, units, brands and formats that stay in Latin letters in other languages (docs/hindi.md). */
const ALLOWED = new Set(
  [
    // Money and tax.
    'EMI GST IGST CGST SGST UTGST SIP SWP FD RD TDS TCS PAN TAN IFSC MICR UPI UPS HRA DA PPF NPS EPF EPS PF VPF ESI EDLI CTC XIRR CAGR APR FV',
    'NSC SCSS KVP MIS SSY STT NAV ETF HUF LLP SEZ MRP FOIR LTV ITR AIS FY AY GSTIN GSTR HSN SAC IRN NEFT RTGS IMPS KYC',
    // Parts of the numbers of sections and forms: 80CCD, 115BAC, 44AD, 54EC, 12BB, 26AS, 26QB, 16(ia), 5(ii).
    'CCD BAC AD ADA EC BB AS QB TTA TTB IB IA ia ii BD BE',
    // Codes of currencies and banks, and examples of numbers.
    'USD INR EUR GBP JPY AUD CAD CHF CNY AED SBIN CAGSBK VIJB BKDN ORBC UTBI ANDB CORP ALLA SYNB LAVB AAPFU ZV AAP AAPCA ABCDE MH AB BH AA UP DL',
    'INV QTN RCT name bank you example in upi pay pa myshop pn My Shop cu',
    // Brands, offices, licences and addresses.
    'Excel Google WhatsApp Facebook Telegram Jantar English MET Norway Open Meteo GeoNames CC BY RBI FBIL SBI HDFC ICICI DBS LibreOffice Sheets RSS',
    'Jio Airtel Vi BSNL TRAI VAHAN mParivahan DigiLocker Protean UTIITSL Aadhaar CBSE CISCE ICSE ISC NIOS NIEPVD DIGIPIN WHO FLAMES TRACES GSTN NPCI IMD',
    // Formats, units, keys and functions.
    'PDF CSV JSON ZIP SVG PNG JPEG WebP MB GB QR BMI AQI PM RC OTP SMS URL PIN ID UTF vCard vcf ics IST Wi Fi Enter Alt AC MC MR CL CS sin ln JavaScript',
    // Power, and the surcharges of suppliers.
    'kWh kW MERC FAC FPPCA FPPAS PPAC APK',
    // Whose letters the love calculator counts.
    'Asha Ravi',
  ]
    .join(' ')
    .split(' '),
)

/** What is quoted in English: buttons of other programs and sites, words that a law wants as they are. */
const QUOTED =
  /\bData\b|From Text|voice only|Verify Your PAN|Link Aadhaar Status|Know Your Vehicle Details|Notification[^।,]*Central Tax(?: \(Rate\))?|Central Tax(?: \(Rate\))?|Returns Offline Tool|composition taxable person, not eligible to collect tax on supplies/g
const WEB_ADDRESS = /[\w-]+(?:\.[\w-]+)+/g

/** The texts that a visitor can see or hear; not those marked as English or as what is not translated. May run in a page. */
export function textsOf(container?: Element | void): string[] {
  const root = container ?? document.body
  const skipped = '[lang^=en], [translate=no], script, style, noscript, textarea, code, kbd, .paper'
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement!.closest(skipped)) texts.push(walker.currentNode.textContent!)
  for (const element of root.querySelectorAll(`*:not(${skipped})`))
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-valuetext'])
      if (!element.closest(skipped)) texts.push(element.getAttribute(name) ?? '')
  return texts
}

/** The words in Latin letters among them, without what stays so in every language. */
export const latinWords = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap(
        (text) =>
          text
            .replace(QUOTED, '')
            .replace(WEB_ADDRESS, '')
            .match(/[A-Za-z]{2,}/g) ?? [],
      )
      .filter((word) => !ALLOWED.has(word)),
  ),
]
