'use client'

import { useEffect, useState } from 'react'
import { useLatePart } from '@/components/tool-form/use-late-part'
import type { QrLevel } from '@/lib/qr/qr-matrix'
import type { QrStyle } from '@/lib/qr/styled-code'
import type { MadeCode } from './make-code'

const loadMaker = () => import('./make-code')

export interface WantedCode {
  payload: string
  level: QrLevel
  style: QrStyle
}

/** The code of what is typed, a moment after the last change; null until it is there. */
export function useMadeCode(wanted: WantedCode | null) {
  const maker = useLatePart(loadMaker, wanted !== null)
  const [made, setMade] = useState<{ of: string; code: MadeCode } | null>(null)
  const key = wanted && JSON.stringify(wanted)
  const make = maker.part?.makeCode

  useEffect(() => {
    if (key === null || !make) return
    let current = true
    const timer = setTimeout(async () => {
      const { payload, level, style } = JSON.parse(key) as WantedCode
      const code = await make(payload, level, style)
      if (current) setMade({ of: key, code })
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [key, make])

  return {
    code: made !== null && made.of === key ? made.code : null,
    failed: maker.failed,
    retry: maker.retry,
  }
}

const PAUSE_MS = 120
