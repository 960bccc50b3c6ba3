import type { LiveFailure } from '@/lib/lookup/live/failure-kind'
import type { OpenService } from '@/lib/lookup/live/open-services'
import { t } from '@/lib/language/words'

/** Who is asked and what they learn; `question` is the code or the pincode. */
export function consentText(service: OpenService, question: string): string {
  switch (service) {
    case 'rates':
      return t(
        'This asks jsDelivr, and Cloudflare Pages if it does not answer; they learn this site’s address and your network address, but not the amount or the currencies.',
      )
    case 'ifsc':
      return t(
        'This asks Razorpay (ifsc.razorpay.com), which learns the code {0}, this site’s address and your network address.',
        question,
      )
    case 'pincode':
      return t(
        'This asks api.postalpincode.in, which learns the pincode {0}, this site’s address and your network address.',
        question,
      )
  }
}

/** The button that asks. */
export const askLabels: Readonly<Record<OpenService, string>> = {
  rates: t('Get today’s rates'),
  ifsc: t('Ask for today’s details'),
  pincode: t('Ask for today’s post offices'),
}

export const failureTexts: Readonly<Record<LiveFailure, string>> = {
  offline: t('You are offline.'),
  unreached: t('The service could not be reached.'),
  unreadable: t('The browser did not let this page read the service’s answer.'),
  tooMany: t('The service has had too many questions. Try again in some minutes.'),
  refused: t('The service refused to answer.'),
  gone: t('The service is no longer at its address.'),
  broken: t('The service has a fault of its own.'),
  otherPage: t('A web page came in place of the answer. You may have to sign in to this network first.'),
  shape: t('The service’s answer could not be used.'),
  late: t('The service did not answer in time.'),
}
