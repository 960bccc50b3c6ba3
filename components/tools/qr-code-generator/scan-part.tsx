import { useState } from 'react'
import { FileField } from '@/components/fields/file-field'
import { pictureFaultText } from '@/components/fields/picture-fault-text'
import { CopyButton } from '@/components/share/copy-button'
import { Button } from '@/components/ui/button'
import { CameraView } from '@/components/ui/camera-view'
import { canvasOf } from '@/lib/pictures/canvas'
import { pictureFault } from '@/lib/pictures/picture-fault'
import { PICTURE_TYPES, type PictureFault, sizeWithin } from '@/lib/pictures/picture-file'
import { readCanvas } from '@/lib/qr/qr-reader'
import { t } from '@/lib/language/words'

type Scan =
  | { kind: 'idle' | 'camera' | 'notFound' | 'noCamera' }
  | { kind: 'refused'; fault: PictureFault }
  | { kind: 'found'; text: string }

const FAULTS = {
  notFound: t('No QR code was found in this picture. Take it closer, straight and in good light.'),
  noCamera: t('The camera cannot be used. Allow it in the browser, or select a picture instead.'),
} as const

/** Reads a code from a picture or with the camera. Nothing leaves the device. */
export default function ScanPart() {
  const [scan, setScan] = useState<Scan>({ kind: 'idle' })

  const readFile = async (file: File) => {
    const fault = await pictureFault(file)
    if (fault) return setScan({ kind: 'refused', fault })
    const text = await scannedIn(file)
    setScan(text === null ? { kind: 'notFound' } : { kind: 'found', text })
  }

  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <FileField name="scan" label={t('Picture with a QR code')} accept={PICTURE_TYPES} onFile={readFile} />
      <Button variant="outline" onClick={() => setScan({ kind: scan.kind === 'camera' ? 'idle' : 'camera' })}>
        {t(scan.kind === 'camera' ? 'Stop the camera' : 'Scan with the camera')}
      </Button>
      {scan.kind === 'camera' && (
        <CameraView
          read={scannedIn}
          onFound={(text) => setScan({ kind: 'found', text })}
          onFault={() => setScan({ kind: 'noCamera' })}
        />
      )}
      {(scan.kind === 'notFound' || scan.kind === 'noCamera') && (
        <p role="alert" className="text-bad">
          {FAULTS[scan.kind]}
        </p>
      )}
      {scan.kind === 'refused' && (
        <p role="alert" className="text-bad">
          {pictureFaultText(scan.fault, t('Please select a valid image file.'))}
        </p>
      )}
      {scan.kind === 'found' && <Found text={scan.text} />}
    </div>
  )
}

/** Longer pictures are made smaller: readers are slow on them, and gain nothing. */
const LONGEST_PX = [800, 1_600] as const

async function drawable(source: File | HTMLVideoElement): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(source)
  } catch (fault) {
    // Not a picture, or a camera that has shown none yet.
    if (fault instanceof DOMException) return null
    throw fault
  }
}

/** The text of the code in a picture, or null where no reader finds one. */
async function scannedIn(source: File | HTMLVideoElement): Promise<string | null> {
  const picture = await drawable(source)
  if (!picture) return null
  const sizes = source instanceof File ? LONGEST_PX : LONGEST_PX.slice(0, 1)
  for (const longest of sizes) {
    const { width, height } = sizeWithin(picture, longest)
    const context = canvasOf(width, height)
    if (!context) return null
    // What is clear is white, as on paper.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
    const text = readCanvas(context)
    if (text) return text
  }
  return null
}

function Found({ text }: { text: string }) {
  const link = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null
  return (
    <div className="w-full">
      <p className="font-medium">{t('Content of the code')}</p>
      <div className="flex items-start gap-2">
        <output
          aria-live="off"
          name="scanned"
          data-value={text}
          className="min-w-0 flex-1 whitespace-pre-wrap"
        >
          {text}
        </output>
        <CopyButton value={text} label={t('Copy the content')} />
      </div>
      {link && (
        <p className="mt-2">
          <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
            {t('Open {0}', link.host)}
          </a>
          <span className="block text-sm text-soft">
            {t('Read the address first. A code that asks you to enter your UPI PIN takes money from you.')}
          </span>
        </p>
      )}
    </div>
  )
}
