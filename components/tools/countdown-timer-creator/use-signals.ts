import { useRef, useState } from 'react'
import { t } from '@/lib/language/words'

/** What happens at the end in addition to the message: a sound and a notification, both asked for by the visitor. */
export function useSignals() {
  const [sound, setSound] = useState(false)
  const [notification, setNotification] = useState<'off' | 'on' | 'refused'>('off')
  const audio = useRef<AudioContext>(undefined)

  return {
    sound,
    notification,
    /** Browsers let a page sound only after a tap, so the tap that switches it on opens the way. */
    chooseSound(wanted: boolean) {
      setSound(wanted)
      if (wanted) audio.current ??= new AudioContext()
    },
    async chooseNotification(wanted: boolean) {
      if (!wanted) return setNotification('off')
      setNotification((await mayNotify()) ? 'on' : 'refused')
    },
    give(label: string) {
      if (sound && audio.current) playTones(audio.current)
      if (notification === 'on') notify(label || t('Countdown'))
    },
  }
}

export type Signals = ReturnType<typeof useSignals>

/** Three short tones, made here; nothing is fetched. A browser that plays no sound stays silent. */
function playTones(context: AudioContext): void {
  for (const [place, hertz] of [660, 660, 880].entries()) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const from = context.currentTime + place * 0.35
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.3, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.3)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + 0.3)
  }
}

/** Asks for leave to notify. @returns whether it was given */
async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Tells of the end; browsers that only notify by a service worker stay silent. */
function notify(title: string): void {
  try {
    new Notification(title, { body: t('Countdown Finished! 🎉'), tag: 'countdown' })
  } catch (fault) {
    // Chrome on Android throws here by design.
    if (!(fault instanceof TypeError)) throw fault
  }
}
