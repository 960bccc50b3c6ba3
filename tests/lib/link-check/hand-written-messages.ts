/**
 * Messages as they come by SMS, WhatsApp and e-mail, written by hand for this test. Each of the first list
 * holds, next to or in place of an official address, one that is not; none may be called official.
 */
export const SCAM_MESSAGES: readonly string[] = [
  // Refunds and notices in English.
  'Dear Taxpayer, your ITR refund of Rs.15,490/- is approved. Verify a/c at incometax.gov.in.evil.com before 31.07',
  'Income Tax Dept: claim at https://www.incometax.gov.in-refund.com/claim?ref=https://www.incometax.gov.in',
  'PAN will be blocked today. Link Aadhaar: hxxps://incometax-gov[.]in/link Official: https://www.incometax.gov.in',
  'Refund Rs 23,400 credited? Confirm http://185.22.10.9/incometax.gov.in/',
  'https:\\\\incometax.gov.in.login-efiling.ru\\refund',
  'E-filing portal moved: incometax.gov.in → incometaxefiling.org.in',
  'Notice u/s 143(2). Download: https://incometax.gov.in/notice?to=https://drive-doc.xyz/notice.apk',
  'CBDT: last date today!! https://incometax.gov.in​.refund.cc',
  'Refund portal: https://incometax。gov。in。refund。xyz',
  'Go to incometax . gov . in . refundclaim . com now',
  'incometax[.]gov[.]in[.]claims[.]live / https://www.incometax.gov.in',
  'Go to incometax dot gov dot in dot claim dot com, same as www.incometax.gov.in',
  '<a href="https://refund-tax.ru">https://www.incometax.gov.in</a>',
  '[https://www.incometax.gov.in](https://refund-tax.ru)',
  'https://www.incometax.gov.in](https://refund-tax.ru',
  '![logo](https://refund-tax.ru/logo.png) https://www.incometax.gov.in',
  'https://www.incometax.gov.in&#46;refund&#46;ru',
  'Refund: https://www.incometax.gov.in/redirect?u=//refund-tax.ru',
  'https://user:www.incometax.gov.in@refund-tax.ru',
  'https://www.incometax.gov.in#@refund-tax.ru/ or https://refund-tax.ru/#@www.incometax.gov.in',
  'https://www.incometax.gov.in\\@refund-tax.ru',
  'data:text/html,<script>location="https://refund-tax.ru"</script> https://www.incometax.gov.in',
  'intent://refund#Intent;scheme=https;package=in.gov.incometax.fake;end https://www.incometax.gov.in',
  'upi://pay?pa=refund.itd@okaxis&pn=INCOME%20TAX&am=499 or https://www.incometax.gov.in',
  'Pay Rs 10 to itd.refund@ybl to release your refund, https://www.incometax.gov.in',
  'Install https://www.incometax.gov.in/app then https://bit.ly/itd-refund',
  'https://tinyurl.com/incometax-gov-in',
  'Refund → https://3232235777/incometax.gov.in',
  'Refund → http://[2001:db8::1]/ and www.incometax.gov.in',
  // Punctuation and gluing.
  'https://www.incometax.gov.in,refund-tax.ru',
  'https://www.incometax.gov.in…refund-tax.ru',
  'refund-tax.ru?https://www.incometax.gov.in',
  '"https://www.incometax.gov.in"refund-tax.ru',
  '1.https://www.incometax.gov.in2.refund-tax.ru',
  'https://www.incometax.gov.in👉refund-tax.ru👈',
  'https://www.incometax.gov.in\nrefund-tax.ru',
  '*www.incometax.gov.in* _refund-tax.ru_',
  'https://www.incometax.gov.in⁄refund-tax.ru',
  'https://www.incometax.gov.in．refund-tax.ru',
  // Banks and others.
  'SBI: KYC expired, update at sbi.co.in-kyc.com today. See also https://www.incometax.gov.in',
  'Dear SBI user your YONO is blocked, click http://sbi.co.in.yono-kyc.online',
  'India Post parcel held. Pay Rs 49: https://indiapost.gov.in.redelivery.buzz',
  // Challans.
  'Challan no MH12-2291 pending: https://echallan.parivahan.gov.in.pay-fine.in',
  'https://parivahan.gov.in-challan.co.in pay Rs.500',
  'RC update https://parivahan.gov.ln/',
  // Results.
  'CBSE Class 12 result out: https://cbseresults.nic.in.result-2027.live or https://results.cbse.nic.in',
  // Hindi and mixed.
  'प्रिय करदाता, आपका ₹15,490 का रिफंड रुका है। अभी देखें incometax.gov.in.रिफंड.com',
  'रिफंड के लिए क्लिक करें👉incometax-refund.in👈 आधिकारिक: https://www.incometax.gov.in',
  'आयकर विभाग: www.incometax.gov.in। भुगतान: refund-tax.ru।',
  'आधार अपडेट करें uidai डॉट gov डॉट in डॉट com, https://www.incometax.gov.in',
  // Codes and forwarded text.
  'QR: 00020101021126360012upi@refund-tax.ru5204000053033565802IN https://www.incometax.gov.in',
  'From: refunds@incometax.gov.in Reply-To: refunds@incometax-gov.in Link: https://www.incometax.gov.in',
  'Fwd: {"url":"https:\\/\\/refund-tax.ru","text":"https:\\/\\/www.incometax.gov.in"}',
  'https://translate.google.com/translate?u=www.incometax.gov.in',
  'https://www-incometax-gov-in.translate.goog/',
  'https://incometax.gov.in.s3.amazonaws.com/index.html',
  'ftp://www.incometax.gov.in/refund.exe https://www.incometax.gov.in',
]

/** Every address in these is official: of the income tax department for the first list, and so on. */
export const HONEST_MESSAGES = {
  pan: [
    'ITD: Your ITR for AY 2026-27 is processed. Log in to https://www.incometax.gov.in/iec/foportal/ to see the intimation.',
    'Dear taxpayer, e-verify within 30 days at www.incometax.gov.in.',
    'Link PAN with Aadhaar — https://www.incometax.gov.in — by 31.12.2026, fee Rs.1,000/-',
  ],
  vehicle: [
    'Your challan is at https://echallan.parivahan.gov.in/index/accused-challan',
    'चालान की जाँच https://vahan.parivahan.gov.in पर करें।',
  ],
  result: [
    'CBSE results: https://results.cbse.nic.in, https://cbseresults.nic.in',
    'HSC results: https://hscresult.mkcl.org',
  ],
} as const
