import { createElement, type ReactNode } from 'react'
import { saveFile } from '@/components/results/save-file'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import { Button } from '@/components/ui/button'
import { grouped } from '@/lib/format/numbers'
import { DEFAULT_PIXELS } from '@/lib/qr/qr-inputs'
import type { MadeCode } from './make-code'
import type { useMadeCode } from './use-made-code'

interface CodeResultProps {
  made: ReturnType<typeof useMadeCode>
  /** What to do while there is no code to make; null while one is wanted. */
  instead: string | null
  wantedPx: number
  share: ReactNode
}

/** The code, its files, or why there is none. Its room is kept, so that nothing moves while one types. */
export function CodeResult({ made, instead, wantedPx, share }: CodeResultProps) {
  const { code } = made
  return (
    <section aria-label="Result" className="card grid content-start justify-items-center gap-4 p-5">
      <div className="grid min-h-64 w-full place-items-center">
        {code?.kind === 'ready' && instead === null ? (
          <Picture code={code} />
        ) : (
          <Instead made={made} instead={instead} />
        )}
      </div>
      <div className="min-h-44 w-full">
        {code?.kind === 'ready' && instead === null && <Files code={code} wantedPx={wantedPx} />}
      </div>
      {share}
    </section>
  )
}

type Ready = Extract<MadeCode, { kind: 'ready' }>

function Picture({ code: { png, payload } }: { code: Ready }) {
  return createElement('img', {
    src: png,
    width: DEFAULT_PIXELS,
    height: DEFAULT_PIXELS,
    alt: `QR code: ${payload.slice(0, 100)}`,
    className: 'h-auto max-w-full rounded-sm',
  })
}

function Files({ code, wantedPx }: { code: Ready; wantedPx: number }) {
  const { png, svg, sizePx, modules, payload } = code
  return (
    <>
      <div className="no-print flex flex-wrap justify-center gap-2">
        <Button onClick={() => saveFile('qr-code.png', 'image/png', new Blob([bytesOf(png)]))}>
          Download PNG
        </Button>
        <Button variant="outline" onClick={() => saveFile('qr-code.svg', 'image/svg+xml', svg)}>
          Download SVG
        </Button>
      </div>
      <p className="mt-3 text-sm text-soft">
        <output name="qrCode" data-value={payload}>
          {`Read back, and correct: ${modules} by ${modules} dots, ${sizePx} by ${sizePx} pixels.`}
        </output>
        {sizePx > wantedPx && ` A picture of ${wantedPx} pixels would be too small for so many dots.`}
      </p>
    </>
  )
}

/** The bytes of a data address. */
const bytesOf = (address: string) =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))

function Instead({ made: { code, failed, retry }, instead }: Pick<CodeResultProps, 'made' | 'instead'>) {
  if (instead !== null) return <p role="status">{instead}</p>
  if (failed) return <DidNotLoad role="alert" what="The part that makes the code" onRetry={retry} />
  if (code === null || code.kind === 'ready') return <p role="status">Making the code…</p>
  return (
    <p role="alert" className="text-bad">
      {codeProblem(code)}
    </p>
  )
}

function codeProblem(code: Exclude<MadeCode, { kind: 'ready' }>): string {
  switch (code.kind) {
    case 'tooLong':
      return `This is too long: ${grouped(code.bytes)} bytes, and a code of this error correction holds ${grouped(code.mostBytes)}. Shorten it, or choose a lower error correction.`
    case 'unreadable':
      return 'The code was made, but a reader could not read it back, so it is not offered. Choose other colours, a smaller logo or error correction H.'
    case 'noCanvas':
      return 'This browser cannot make pictures.'
  }
}
