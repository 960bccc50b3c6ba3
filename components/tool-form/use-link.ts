import { useSyncExternalStore } from 'react'
import type { Link } from '@/lib/inputs/tool-inputs'

const NO_LINK: Link = { search: '', hash: '' }

/** The address when the page opened or was last moved by a link; our own writing to it does not count. */
let link: Link | null = null

let listeners = 0

/** The fragment of the skip link and its like names a place on the page; the other values stay. */
const PLACE_ON_PAGE = /^#[^=]+$/

function currentLink(): Link {
  const { search, hash } = location
  // On a fresh page the very link of the server, so that what was typed before the script came is not discarded.
  link ??= search || hash ? { search, hash } : NO_LINK
  return link
}

function subscribe(changed: () => void): () => void {
  const read = () => {
    const { search, hash } = location
    if (PLACE_ON_PAGE.test(hash)) return
    link = { search, hash }
    changed()
  }
  listeners += 1
  addEventListener('hashchange', read)
  addEventListener('popstate', read)
  return () => {
    removeEventListener('hashchange', read)
    removeEventListener('popstate', read)
    listeners -= 1
    if (listeners === 0) link = null
  }
}

/**
 * The query and fragment the visitor came with. On the server, and for the first moment in the browser, there is
 * none, so that the pre-rendered page holds the default result and hydrates without a mismatch.
 */
export const useLink = (): Link => useSyncExternalStore(subscribe, currentLink, () => NO_LINK)

/** Puts a query and a fragment into the address in place of those there, without a step in the history. */
export function writeLink({ search, hash }: Link): void {
  const address = location.pathname + search + (hash && `#${hash}`)
  // In `next dev` the router watches this call; the state it left there tells it that the page stays the same.
  history.replaceState(history.state, '', address)
}
