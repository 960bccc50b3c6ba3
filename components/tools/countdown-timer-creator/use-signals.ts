'use client'

import { useRef, useState } from 'react'
import { mayNotify, notify, playTones } from './finish-signals'

/** What happens at the end beside the words: a sound and a notification, both asked for by the visitor. */
export function useSignals() {
  const [sound, setSound] = useState(false)
  const [notification, setNotification] = useState(false)
  const [refused, setRefused] = useState(false)
  const audio = useRef<AudioContext>(undefined)

  return {
    sound,
    notification,
    refused,
    /** Browsers let a page sound only after a tap, so the tap that switches it on opens the way. */
    chooseSound(wanted: boolean) {
      setSound(wanted)
      if (wanted) audio.current ??= new AudioContext()
    },
    async chooseNotification(wanted: boolean) {
      const granted = wanted && (await mayNotify())
      setNotification(granted)
      setRefused(wanted && !granted)
    },
    give(label: string) {
      if (sound && audio.current) playTones(audio.current)
      if (notification) notify(label || 'Countdown')
    },
  }
}

export type Signals = ReturnType<typeof useSignals>
