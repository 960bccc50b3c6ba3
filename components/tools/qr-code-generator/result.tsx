import { createElement, type ReactNode } from 'react'
import { RESULT_ID } from '@/components/results/focus-result'
import { saveFile } from '@/components/share/save-file'
import { DidNotLoad } from '@/components/ui/load-error'
import { useQuestion } from '@/components/hooks/use-question'
import { Button } from '@/components/ui/button'
import { grouped } from '@/lib/format/numbers'
import { bytesOfAddress } from '@/lib/pictures/picture-file'
import { DEFAULT_PIXELS } from '@/lib/qr/qr-inputs'
import type { QrLevel } from '@/lib/qr/qr-matrix'
import type { QrStyle } from '@/lib/qr/qr-drawing'
import type { MadeCode } from '@/lib/qr/make-code'
import { t } from '@/lib/language/words'

const PAUSE_MS = 120

interface WantedCode {
  payload: string
  level: QrLevel
  style: QrStyle
}

/** Makes a code a moment after the last change; a newer one gives it up. */
async function codeOf({ payload, level, style }: WantedCode, signal: AbortSignal): Promise<MadeCode> {
  const pause = new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  const [{ makeCode }] = await Promise.all([import('@/lib/qr/make-code'), pause])
  if (signal.aborted) throw signal.reason
  return makeCode(payload, level, style)
}

/** A code as drawn before anything is typed. */
export interface SampleCode {
  /** On a side, without the margin. */
  modules: number
  /** Its dark modules as an SVG path. */
  path: string
}

interface CodeResultProps {
  /** The code to make; null while the fields give none. */
  wanted: WantedCode | null
  /** The hint shown before a code can be made. */
  instead: string | null
  /** Shown above the hint. */
  sample: SampleCode | null
  share: ReactNode
}

/** The code, its files, or why it cannot be made. Its space is reserved, so that nothing moves while one types. */
export function CodeResult({ wanted, instead, sample, share }: CodeResultProps) {
  const { state, retry } = useQuestion(codeOf, { question: wanted })
  const code = state.kind === 'answered' ? state.answer : null
  const ready = code?.kind === 'ready' ? code : null
  return (
    <section
      id={RESULT_ID}
      aria-label={t('Result')}
      className="card grid content-start justify-items-center gap-4 p-5"
    >
      <div className="grid min-h-64 w-full place-items-center">
        {ready ? (
          createElement('img', {
            src: ready.png,
            width: DEFAULT_PIXELS,
            height: DEFAULT_PIXELS,
            alt: t('QR code: {0}', ready.payload.slice(0, 100)),
            className: 'h-auto max-w-full rounded-sm',
          })
        ) : code && code.kind !== 'ready' ? (
          <p role="alert" className="text-bad">
            {problemWords(code)}
          </p>
        ) : state.kind === 'failed' ? (
          <DidNotLoad role="alert" what={t('The part that makes the code')} onRetry={retry} />
        ) : (
          <div className="grid justify-items-center gap-2 text-center">
            {sample && <Sample {...sample} />}
            <p role="status" aria-live="off">
              {instead ?? t('Making the code…')}
            </p>
          </div>
        )}
      </div>
      <div className={wanted ? 'min-h-44 w-full' : 'hidden'}>
        {ready && <Files code={ready} wantedPx={wanted!.style.sizePx} />}
      </div>
      {share}
    </section>
  )
}

const Sample = ({ modules, path }: SampleCode) => (
  <>
    <svg
      viewBox={`-4 -4 ${modules + 8} ${modules + 8}`}
      role="img"
      aria-label={t('Sample QR code')}
      className="w-44 rounded-sm"
    >
      {/* White in the dark theme too: scanners expect dark on light. */}
      <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
      <path d={path} shapeRendering="crispEdges" />
    </svg>
    <p className="text-sm text-soft">{t('A sample, which opens this site.')}</p>
  </>
)

function Files({ code, wantedPx }: { code: Extract<MadeCode, { kind: 'ready' }>; wantedPx: number }) {
  const { png, svg, sizePx, modules, payload } = code
  return (
    <>
      <div className="no-print flex flex-wrap justify-center gap-2">
        <Button onClick={() => saveFile('qr-code.png', 'image/png', new Blob([bytesOfAddress(png)]))}>
          {t('Download PNG')}
        </Button>
        <Button variant="outline" onClick={() => saveFile('qr-code.svg', 'image/svg+xml', svg)}>
          {t('Download SVG')}
        </Button>
      </div>
      <p className="mt-3 text-sm text-soft">
        <output aria-live="off" data-spoken name="qrCode" data-value={payload}>
          {t('Scan test passed ({0} × {1}, picture of {2} × {3} pixels).', modules, modules, sizePx, sizePx)}
        </output>
        {sizePx > wantedPx &&
          ` ${t('A picture of {0} pixels would be too small for so many dots.', wantedPx)}`}
      </p>
    </>
  )
}

function problemWords(code: Exclude<MadeCode, { kind: 'ready' }>): string {
  switch (code.kind) {
    case 'tooLong':
      return t(
        'This is too long: {0} bytes, and a code of this error correction holds {1}. Shorten it, or choose a lower error correction.',
        grouped(code.bytes),
        grouped(code.mostBytes),
      )
    case 'unreadable':
      return t(
        'The code failed its scan test, so it cannot be downloaded. Choose other colours, a smaller logo or error correction H.',
      )
    case 'noCanvas':
      return t('This browser cannot make pictures.')
  }
}
