import type { BranchRecord } from '@/lib/banking/branch-record'
import { isMicr } from '@/lib/banking/micr'
import { isRecord } from '@/lib/json/is-record'
import { textIn, wrongShape } from '@/lib/lookup/answer-shape'
import { fetchJson } from '@/lib/lookup/fetch-json'
import type { IfscAnswer, IfscSource, NotFoundReason } from '@/lib/lookup/ifsc/ifsc-answer'
import { HttpFault } from '@/lib/lookup/lookup-fault'

const answerWithinMs = 6_000
const service = 'the bank code service'

/**
 * The service of bank codes behind a base address: GET {base}/{ifsc} answers with one object in capitals (BANK, BRANCH,
 * ADDRESS, …). An unknown code has status 404 and the JSON text "Not Found" for its body.
 */
export function liveIfsc(base: string, limitMs: number = answerWithinMs): IfscSource {
  return {
    async ask(ifsc, signal) {
      try {
        return answerIn(await fetchJson(`${base}/${ifsc}`, { limitMs, signal }), ifsc)
      } catch (fault) {
        if (fault instanceof HttpFault && isUnknownCode(fault)) return notFound('unknown')
        throw fault
      }
    },
  }
}

const isUnknownCode = ({ status, reason }: HttpFault) => status === 404 || /not found/i.test(reason)

function answerIn(body: unknown, ifsc: string): IfscAnswer {
  if (typeof body === 'string' && /not found/i.test(body)) return notFound('unknown')
  // No content, or an object that names no bank, is how such a service reports an unknown code.
  if (body === undefined || body === null) return notFound('unlisted')
  if (!isRecord(body)) throw wrongShape(service, 'not an object')
  const bank = textIn(body['BANK'])
  if (bank === null) return notFound('unlisted')
  const code = textIn(body['IFSC'])
  if (code !== null && code.toUpperCase() !== ifsc) throw wrongShape(service, `${code} for ${ifsc}`)
  return { kind: 'found', by: 'live', facts: null, record: { ifsc, bank, ...detailsIn(body) } }
}

function detailsIn(body: Record<string, unknown>): Omit<BranchRecord, 'ifsc' | 'bank'> {
  const text = (name: string) => textIn(typeof body[name] === 'number' ? String(body[name]) : body[name])
  const yesOrNo = (name: string) => (typeof body[name] === 'boolean' ? body[name] : null)
  const micr = text('MICR')
  return {
    codeOf: null,
    branch: text('BRANCH'),
    address: text('ADDRESS'),
    city: text('CITY'),
    district: text('DISTRICT'),
    state: text('STATE'),
    contact: text('CONTACT'),
    micr: micr !== null && isMicr(micr) ? micr : null,
    swift: text('SWIFT'),
    rails: {
      neft: yesOrNo('NEFT'),
      rtgs: yesOrNo('RTGS'),
      imps: yesOrNo('IMPS'),
      upi: yesOrNo('UPI'),
    },
    asOf: null,
  }
}

function notFound(reason: NotFoundReason): IfscAnswer {
  return { kind: 'notFound', by: 'live', facts: null, reason, bank: null }
}
