import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Crop, cropRect, MOST_ZOOM, movedCrop, WHOLE } from '@/lib/form-pictures/crop'
import { drawPicture, type Strip } from '@/lib/form-pictures/draw-picture'
import type { WantedPicture } from '@/lib/form-pictures/picture-inputs'
import { canvasOf, imageAt } from '@/lib/pictures/canvas'
import { t } from '@/lib/language/words'
import { MadePicture } from './made-picture'

interface CropPartProps {
  /** Its data address. */
  picture: string
  wanted: WantedPicture
  strip: Strip | null
  /** Under which its file is saved. */
  fileName: string
  /** Called with each file that is made, and with null where none fits. */
  onMade(jpeg: Uint8Array | null): void
}

/** How far one press of a button moves, as a part of what is shown. */
const STEP = 0.05

/** The picture cut by hand to the proportions of the form, then its file. */
export function CropPart({ picture, wanted, strip, fileName, onMade }: CropPartProps) {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState(WHOLE)
  useEffect(() => {
    let isCurrent = true
    void imageAt(picture).then((loaded) => isCurrent && setImage(loaded))
    return () => {
      isCurrent = false
    }
  }, [picture])
  if (!image) return <p>{t('Loading the picture…')}</p>
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const move = (right: number, down: number) => setCrop((now) => movedCrop(now, size, wanted, [right, down]))
  return (
    <div className="grid gap-3">
      <CropView image={image} crop={crop} wanted={wanted} strip={strip} onMove={move} />
      <CropControls crop={crop} onZoom={(zoom) => setCrop({ ...crop, zoom })} onMove={move} />
      <MadePicture
        image={image}
        question={{ rect: cropRect(size, wanted, crop), wanted, strip }}
        fileName={fileName}
        onMade={onMade}
      />
    </div>
  )
}

interface CropViewProps extends Pick<CropPartProps, 'wanted' | 'strip'> {
  image: HTMLImageElement
  crop: Crop
  onMove(right: number, down: number): void
}

/** What is taken of the picture, moved with a finger or the mouse; on photographs with an oval for the face. */
function CropView({ image, crop, wanted, strip, onMove }: CropViewProps) {
  const view = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvasOf(wanted.width, wanted.height)
    const rect = cropRect({ width: image.naturalWidth, height: image.naturalHeight }, wanted, crop)
    if (!context) return
    drawPicture(context, image, rect, strip)
    view.current!.getContext('2d')!.drawImage(context.canvas, 0, 0)
  }, [image, crop, wanted, strip])
  return (
    <div className="relative mx-auto w-fit">
      <canvas
        ref={view}
        role="img"
        aria-label={t('Preview of the picture')}
        width={wanted.width}
        height={wanted.height}
        className="max-h-80 max-w-full cursor-move touch-none border border-line-strong"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.buttons === 0) return
          const { width, height } = event.currentTarget.getBoundingClientRect()
          onMove(-event.movementX / width, -event.movementY / height)
        }}
      />
      {wanted.height >= wanted.width && (
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 h-full w-full"
        >
          <ellipse
            cx="50"
            cy="46"
            rx="29"
            ry="36"
            fill="none"
            stroke="var(--link)"
            strokeDasharray="3 2"
            strokeWidth="0.8"
          />
        </svg>
      )}
    </div>
  )
}

interface CropControlsProps {
  crop: Crop
  onZoom(zoom: number): void
  onMove(right: number, down: number): void
}

/** The buttons that move and size the crop without a pointer. */
function CropControls({ crop, onZoom, onMove }: CropControlsProps) {
  const moves = [
    [t('Move left'), '←', STEP, 0],
    [t('Move right'), '→', -STEP, 0],
    [t('Move up'), '↑', 0, STEP],
    [t('Move down'), '↓', 0, -STEP],
  ] as const
  return (
    <div className="no-print grid gap-2">
      <label className="grid gap-1">
        <span className="font-medium">{t('Larger or smaller')}</span>
        <input
          type="range"
          name="zoom"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onZoom(Number(event.currentTarget.value))}
          className="min-h-11 w-full"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        {moves.map(([label, sign, right, down]) => (
          <Button key={label} variant="outline" aria-label={label} onClick={() => onMove(right, down)}>
            {sign}
          </Button>
        ))}
      </div>
    </div>
  )
}
