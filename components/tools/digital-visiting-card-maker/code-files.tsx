'use client'

import { saveFile } from '@/components/results/save-file'
import { savePicture } from '@/components/results/share-picture'
import { Button } from '@/components/ui/button'
import { qrSvg } from '@/lib/qr/qr-drawing'
import { qrPng } from '@/lib/qr/qr-png'
import { type Card, fileStem } from '@/lib/visiting-card/card'
import type { CardCode } from '@/lib/visiting-card/card-code'
import type { Mark } from '@/lib/visiting-card/face-marks'
import { facePng } from '@/lib/visiting-card/face-png'
import { contactFile } from '@/lib/visiting-card/vcard'

interface CodeFilesProps {
  card: Card
  code: CardCode
  marks: readonly Mark[]
}

/** What can be taken along. Without a code there is still the contact file. */
export function CodeFiles({ card, code, marks }: CodeFilesProps) {
  const stem = fileStem(card)
  return (
    <div className="no-print mt-4 flex flex-wrap gap-2">
      <Button onClick={() => saveFile(`${stem}.vcf`, 'text/vcard;charset=utf-8', contactFile(card))}>
        Download contact file (.vcf)
      </Button>
      {code.kind === 'ready' && (
        <>
          <Button
            variant="outline"
            onClick={() => savePicture(`${stem} QR.png`, qrPng(code.matrix, code.sizePx))}
          >
            Download QR code (PNG)
          </Button>
          <Button
            variant="outline"
            onClick={() => saveFile(`${stem} QR.svg`, 'image/svg+xml', qrSvg(code.matrix, code.sizePx))}
          >
            Download QR code (SVG)
          </Button>
          <Button variant="outline" onClick={() => savePicture(`${stem} card.png`, facePng(marks))}>
            Download card (PNG)
          </Button>
          <Button variant="outline" onClick={() => print()}>
            Print 10 cards on A4
          </Button>
        </>
      )}
    </div>
  )
}
