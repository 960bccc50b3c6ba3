import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '@/lib/language/words'

/** Why there is no picture: the visitor or the browser forbids it, or there is no camera that works. */
export type CameraFault = 'refused' | 'none'

interface CameraViewProps {
  /** What is read in the picture, or null for nothing yet. */
  read(video: HTMLVideoElement): Promise<string | null>
  onFound(text: string): void
  onFault(fault: CameraFault): void
}

const EVERY_MS = 200

/** The picture of the camera, looked at five times a second until something is read in it. */
export function CameraView({ read, onFound, onFault }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const look = useEffectEvent(read)
  const found = useEffectEvent(onFound)
  const failed = useEffectEvent(onFault)
  useEffect(() => {
    let stream: MediaStream | null = null
    let stopped = false
    let timer: ReturnType<typeof setTimeout>
    const lookAgain = async () => {
      const text = await look(video.current!)
      if (stopped) return
      if (text !== null) found(text)
      else timer = setTimeout(lookAgain, EVERY_MS)
    }
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      } catch (error) {
        if (!stopped) failed(faultOf(error))
        return
      }
      if (stopped) return stream.getTracks().forEach((track) => track.stop())
      video.current!.srcObject = stream
      await video.current!.play()
      await lookAgain()
    }
    void start()
    return () => {
      stopped = true
      clearTimeout(timer)
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [])
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t('Camera')}
      className="aspect-video max-w-md w-full rounded-lg bg-sunken"
    />
  )
}

/** A page without https has no cameras at all, and asking for one is a TypeError. */
const faultOf = (error: unknown): CameraFault =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    ? 'refused'
    : 'none'
