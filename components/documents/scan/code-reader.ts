import { canvasOf } from '@/lib/pictures/canvas'
import { sizeWithin } from '@/lib/pictures/picture-file'

/** The browser's own reader, where it has one. Source: Shape Detection API, WICG. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The formats found in shops: codes of goods, codes of labels, and QR. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code']

export interface CodeReader {
  /** False if it reads QR codes only. */
  readsBarcodes: boolean
  /** The text of a code in the picture, or null. */
  read(video: HTMLVideoElement): Promise<string | null>
}

async function detector(): Promise<CodeReader | null> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (!Own) return null
  const supported = await Own.getSupportedFormats()
  const formats = FORMATS.filter((format) => supported.includes(format))
  if (!formats.some((format) => format !== 'qr_code')) return null
  const own = new Own({ formats })
  return {
    readsBarcodes: true,
    async read(video) {
      // A camera that has shown nothing yet has no picture to read.
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null
      const [code] = await own.detect(video)
      return code?.rawValue ?? null
    },
  }
}

const LONGEST_PX = 800

async function qrReader(): Promise<CodeReader> {
  const { readCanvas } = await import('@/lib/qr/qr-reader')
  return {
    readsBarcodes: false,
    read(video) {
      const { videoWidth, videoHeight } = video
      if (videoWidth === 0) return Promise.resolve(null)
      const { width, height } = sizeWithin({ width: videoWidth, height: videoHeight }, LONGEST_PX)
      const context = canvasOf(width, height)
      if (!context) return Promise.resolve(null)
      context.drawImage(video, 0, 0, width, height)
      return Promise.resolve(readCanvas(context))
    },
  }
}

/** The browser's reader of barcodes, else our own of QR codes. */
export const codeReader = async (): Promise<CodeReader> => (await detector()) ?? qrReader()
