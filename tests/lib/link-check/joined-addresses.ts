/** Addresses of others, as written in messages that pass for official ones. */
export const FALSE_ADDRESSES: readonly string[] = [
  ...'ru bid zip help biz cn us support lol com in co.in xyz top online site icu club info org net me cc io app dev'
    .split(' ')
    .map((ending) => `www.incometax-refund.${ending}`),
  'https://incometax-refund.ru:8443/x',
  'https://www.incometax.gov.in.refund-status.com/login',
  'https://www.incometax.gov.in@evil.ru/x',
  'https://incometax-gov.in',
  'https://іncometax.gov.in.ru',
  'https://inсometax.com',
  'ｗｗｗ．ｉｎｃｏｍｅｔａｘ－ｒｅｆｕｎｄ．ｃｏｍ',
  'incometax-refund。com',
  'income\u200btax-refund.com',
  'https://income\u00adtax.com',
  'incometax-refund.भारत',
  'https://bit.ly/3xYz',
  'wa.me/919876543210',
  'https://203.0.113.9/refund',
  'http://0x7f.1/',
  'http://[2001:db8::1]/x',
  'hxxp://incometax-refund[.]ru',
  'incometax-refund (dot) com',
  'incometax-refund dot com',
  'incometax-refund,com',
  'incometax-refund&#46;com',
  '**incometax-refund**.com',
  'h t t p s : / / incometax-refund . com',
  'https:\\\\incometax-refund.ru',
  'https://incometax-refund%2Eru',
  'refund@incometax-refund.ru',
  'refund@okaxis',
  'upi://pay?pa=refund@okaxis',
  'tel:+911234567890',
  'intent://incometax-refund.ru#Intent;end',
  'javascript:alert(1)',
  '💰.ws',
]

/** The text between two addresses, so that a reader of either sort takes them for one, two, or one of them. */
export const JOINTS: readonly string[] = [
  ...' |\n|\t|\u00a0|\u3000|, |; |. | . |: | - | – | — | / | and | or | → |→|👉|➡️|✅|🔗|•| • |·|।| । '.split(
    '|',
  ),
  ...'|,|;|:|=|&|?|#|/|//|\\|@|!|*|**|_|__|~|`|^|+|%|$|(|)|[|]|{|}|<|>|"|\'|“|”|«|»|-|–|.|..|…'.split('|'),
  '?url=https://',
  '#',
  '%2F',
  '\u200b',
  '\ufeff',
  '\u202e',
  ')](',
  '" href="',
  '</a><a href="',
  '\r\n\r\n',
]

/** The text before an address in a message, without a space. */
export const BEFORE: readonly string[] = [
  ...'|(here)|link=|1)|Link:|👉|➡|→|(|[|<|"|“|*|_|-|.|:|@|#|=|URL:|visit|देखें|क्लिक-'.split('|'),
  '[Claim](',
  '![',
  '\u200b',
  '>',
  '1.',
]

export const AFTER: readonly string[] = [
  ...'|)|]|>|"|”|.|,|;|:|!|?|*|_|…|।|👈|→|/|/claim|?id=1|#x|:443|\'s|-|@|\\'.split('|'),
  '\u200b',
]
