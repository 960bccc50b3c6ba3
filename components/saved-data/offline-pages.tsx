'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/format/numbers'
import { pageLanguage } from '@/lib/language/page-language'
import { t } from '@/lib/language/words'

/** The pages of a language, as the build lists them by its base: scripts/site/postbuild/offline-pages.mjs. */
interface OfflineList {
  /** The transferred size of all pages, compressed. */
  bytes: number
  pages: readonly string[]
}

type State =
  | { is: 'unknown' }
  | { is: 'unsupported' }
  | { is: 'ready'; list: OfflineList }
  | { is: 'saving'; list: OfflineList; saved: number }
  | { is: 'ended'; list: OfflineList; saved: number; failed: number }

/** Saves every page of the site in the language of this one on this device, so that each opens without a network. */
export function OfflinePages() {
  const [state, setState] = useState<State>({ is: 'unknown' })
  const stop = useRef<AbortController>(null)

  useEffect(() => {
    const asked = new AbortController()
    void readList(asked.signal).then((list) => {
      if (!asked.signal.aborted) setState(list ? { is: 'ready', list } : { is: 'unsupported' })
    })
    return () => asked.abort()
  }, [])

  const save = async (list: OfflineList) => {
    stop.current = new AbortController()
    const { signal } = stop.current
    let saved = 0
    let failed = 0
    setState({ is: 'saving', list, saved })
    for (const page of list.pages) {
      if (signal.aborted) break
      if (await keepPage(page)) saved += 1
      else failed += 1
      if (!signal.aborted) setState({ is: 'saving', list, saved })
    }
    setState({ is: 'ended', list, saved, failed })
  }

  if (state.is === 'unknown') return <p role="status">{t('Checking this browser…')}</p>
  if (state.is === 'unsupported')
    return <p>{t('This browser cannot save pages for use offline, or you are offline.')}</p>
  const { list } = state
  const size = t('about {0} MB', (list.bytes / 1e6).toFixed(1))
  if (state.is === 'saving')
    return (
      <div className="max-w-prose grid justify-items-start gap-3">
        <label htmlFor="offline-progress">
          {t('{0} of {1} saved', state.saved, counted(list.pages.length, 'page'))}
        </label>
        <progress id="offline-progress" className="w-full" max={list.pages.length} value={state.saved} />
        <Button variant="outline" onClick={() => stop.current!.abort()}>
          {t('Cancel')}
        </Button>
      </div>
    )
  return (
    <div className="max-w-prose grid justify-items-start gap-3">
      <p>
        {t(
          '{0}, {1} to download. The lists of pincodes, IFSC codes and towns are not among them: what you look up is saved as you use it.',
          counted(list.pages.length, 'page'),
          size,
        )}
      </p>
      <Button onClick={() => void save(list)}>{t('Make everything available offline')}</Button>
      {state.is === 'ended' && <p role="status">{endText(state)}</p>}
    </div>
  )
}

function endText({ list, saved, failed }: Extract<State, { is: 'ended' }>): string {
  if (saved === list.pages.length) return t('Every page now opens without a network on this device.')
  const words = t('{0} of {1} saved.', saved, counted(list.pages.length, 'page'))
  return failed > 0
    ? t('{0} {1} could not be loaded: check your connection and try again.', words, failed)
    : words
}

async function readList(signal: AbortSignal): Promise<OfflineList | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    const answer = await fetch('/offline-pages.json', { signal })
    if (!answer.ok) return null
    const lists = (await answer.json()) as Record<string, OfflineList>
    return lists[pageLanguage().base] ?? null
  } catch (error) {
    // No network, or the visitor has left; JSON of another page is a SyntaxError.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return null
    throw error
  }
}

const LONGEST_WAIT_MS = 60_000

/**
 * Asks the service worker to save a page with all its parts. @returns whether it could, within the time of a
 * slow network
 */
async function keepPage(path: string): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  if (!active) return false
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), LONGEST_WAIT_MS)
    port1.onmessage = ({ data }) => {
      clearTimeout(late)
      port1.close()
      resolve(data === 'kept')
    }
    active.postMessage({ keep: path }, [port2])
  })
}
