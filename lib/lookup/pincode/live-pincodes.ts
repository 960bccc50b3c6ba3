import { isRecord } from '@/lib/json/is-record'
import { textIn, wrongShape } from '@/lib/lookup/answer-shape'
import { fetchJson } from '@/lib/lookup/fetch-json'
import type { PincodeAnswer, PincodeSource } from '@/lib/lookup/pincode/pincode-answer'
import type { PostOffice } from '@/lib/postal/post-office'

const answerWithinMs = 6_000
const service = 'the postal service'

/**
 * The postal service behind a base address (see service-address.ts): GET {base}/pincode/{pincode} answers
 * with an array whose first item has Status ("Success" means found), PostOffice (a list, or null) and
 * Message. An unknown pincode comes with status 200.
 */
export function livePincodes(base: string, limitMs: number = answerWithinMs): PincodeSource {
  return {
    async ask(pincode, signal) {
      return answerIn(await fetchJson(`${base}/pincode/${pincode}`, { limitMs, signal }))
    },
  }
}

function answerIn(body: unknown): PincodeAnswer {
  const first: unknown = Array.isArray(body) ? body[0] : undefined
  if (!isRecord(first) || typeof first['Status'] !== 'string')
    throw wrongShape(service, 'no item with a Status')
  if (first['Status'] !== 'Success') return notFound(textIn(first['Message']))
  const list = first['PostOffice']
  if (list !== null && !Array.isArray(list)) throw wrongShape(service, 'PostOffice is not a list')
  // With "Success" and no office, the message speaks of pincodes found; it would be wrong to show it.
  if (list === null || list.length === 0) return notFound(null)
  return { kind: 'found', by: 'live', facts: null, offices: list.map(officeIn) }
}

function notFound(message: string | null): PincodeAnswer {
  return { kind: 'notFound', by: 'live', facts: null, message }
}

function officeIn(item: unknown): PostOffice {
  const name = isRecord(item) ? textIn(item['Name']) : null
  if (!isRecord(item) || name === null) throw wrongShape(service, 'an office without a Name')
  return {
    name,
    branchType: textIn(item['BranchType']),
    district: textIn(item['District']),
    state: textIn(item['State']),
    circle: textIn(item['Circle']),
  }
}
