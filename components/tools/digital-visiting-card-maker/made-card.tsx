import './made-card.css'
import { useId } from 'react'
import { saveFile } from '@/components/share/save-file'
import { savePicture } from '@/components/share/share-picture'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/format/numbers'
import { canvasOf, pngOf } from '@/lib/pictures/canvas'
import { drawQr, plainStyle, qrPath, qrPlace, qrSvg } from '@/lib/qr/qr-drawing'
import { type Card, type CardField, cardFileStem } from '@/lib/contact/card'
import type { CardCode } from '@/lib/visiting-card/card-code'
import { CARD_HEIGHT, CARD_WIDTH, type FacePart, rectangle } from '@/lib/visiting-card/face-marks'
import { cardPlaces, cutMarks, SHEET_HEIGHT, SHEET_WIDTH } from '@/lib/visiting-card/print-sheet'
import { facePng } from '@/lib/visiting-card/face-png'
import { contactFile } from '@/lib/contact/vcard'
import { t } from '@/lib/language/words'
import { FIELDS } from './fields'
import { FaceMarks } from './preview'

export { cardCode } from '@/lib/visiting-card/card-code'

interface MadeCardProps {
  card: Card
  code: CardCode
  marks: readonly FacePart[]
}

/** The code of a card and its files. Without a code there is still the contact file, and why there is no code. */
export function MadeCard({ card, code, marks }: MadeCardProps) {
  const stem = cardFileStem(card)
  const contact = (
    <Button onClick={() => saveFile(`${stem}.vcf`, 'text/vcard;charset=utf-8', contactFile(card))}>
      {t('Download contact file (.vcf)')}
    </Button>
  )
  if (code.kind !== 'ready')
    return (
      <>
        <p role="alert" className="mt-2 text-bad">
          {problemWords(code)}
        </p>
        <div className="no-print mt-4">{contact}</div>
      </>
    )
  return (
    <>
      <Code code={code} name={card.fullName.trim()} />
      <div className="no-print mt-4 flex flex-wrap gap-2">
        {contact}
        <Button variant="outline" onClick={() => savePicture(`${stem} QR.png`, codePng(code))}>
          {t('Download QR code (PNG)')}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            saveFile(`${stem} QR.svg`, 'image/svg+xml', qrSvg(code.matrix, plainStyle(code.sizePx)))
          }
        >
          {t('Download QR code (SVG)')}
        </Button>
        <Button variant="outline" onClick={() => savePicture(`${stem} card.png`, facePng(marks))}>
          {t('Download card (PNG)')}
        </Button>
        <Button variant="outline" onClick={() => print()}>
          {t('Print 10 cards on A4')}
        </Button>
      </div>
      <CardSheet marks={marks} />
    </>
  )
}

function problemWords(code: Exclude<CardCode, Ready>): string {
  if (code.kind === 'unreadable')
    return t(
      'The code failed its scan test, so it cannot be downloaded. Change a detail to try again. The contact file is not affected.',
    )
  const { characters, from } = code.surplus
  return t(
    'The details are too long for a QR code on a card. Remove {0}, preferably from the {1}. The contact file has all of them.',
    counted(characters, 'character'),
    labelOf(from),
  )
}

const labelOf = (field: CardField) => FIELDS.find(({ name }) => name === field)!.label.toLowerCase()

/** Codes of more modules are printed larger than on a card with the usual fields. */
const DENSE_MODULES = 81

type Ready = Extract<CardCode, { kind: 'ready' }>

function Code({ code: { matrix, sizePx, bytes, text }, name }: { code: Ready; name: string }) {
  const { modulePx, offsetPx } = qrPlace(matrix, plainStyle(sizePx))
  return (
    <div className="visiting-card-code mt-2 flex flex-wrap gap-4">
      <svg
        className="shrink-0"
        width={sizePx}
        height={sizePx}
        viewBox={`0 0 ${sizePx} ${sizePx}`}
        role="img"
        aria-label={t('QR code with the contact of {0}', name)}
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${sizePx}v${sizePx}H0z`} fill="#fff" />
        <path d={qrPath(matrix)} transform={`translate(${offsetPx} ${offsetPx}) scale(${modulePx})`} />
      </svg>
      <p className="text-sm">
        <output aria-live="off" data-spoken name="qrCode" data-value={text}>
          {t('Scan test passed ({0} × {1}, {2} bytes).', matrix.size, matrix.size, bytes)}
        </output>{' '}
        {matrix.size > DENSE_MODULES
          ? t('This is dense: print it at least 3 cm wide, or shorten the details.')
          : t('Print it about 2.5 cm wide.')}
      </p>
    </div>
  )
}

/** Ten cards of true size on A4 with marks for cutting, seen on paper only. */
function CardSheet({ marks }: { marks: readonly FacePart[] }) {
  const one = useId()
  const [first, ...others] = cardPlaces
  return (
    <svg viewBox={`0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}`} aria-hidden="true" className="visiting-card-sheet">
      <clipPath id={`${one}-edge`}>
        <path d={rectangle(0, 0, CARD_WIDTH, CARD_HEIGHT)} />
      </clipPath>
      <g transform={`translate(${first!.x} ${first!.y})`}>
        <g id={one} clipPath={`url(#${one}-edge)`}>
          <FaceMarks marks={marks} />
        </g>
      </g>
      {others.map(({ x, y }) => (
        <use key={`${x} ${y}`} href={`#${one}`} x={x} y={y} />
      ))}
      <path d={cutMarks} stroke="#000" strokeWidth={2} />
    </svg>
  )
}

function codePng({ matrix, sizePx }: Ready): Promise<Blob | null> {
  const context = canvasOf(sizePx)
  if (!context) return Promise.resolve(null)
  drawQr(context, matrix, plainStyle(sizePx), null)
  return pngOf(context)
}
