'use client'

import { useEffect, useState } from 'react'
import { t } from '@/lib/language/words'

interface KeptPage {
  path: string
  /** Its heading, in its own language. */
  name: string
  lang: string
}

/** The pages that open without a network, as the service worker kept them. */
export function KeptPages() {
  const [pages, setPages] = useState<KeptPage[]>([])
  useEffect(() => {
    void keptPages().then(setPages)
  }, [])
  if (pages.length === 0) return null
  return (
    <>
      <h2 className="mt-8">{t('Saved on this device')}</h2>
      <ul className="mt-2">
        {pages.map(({ path, name, lang }) => (
          <li key={path}>
            <a href={path} lang={lang} className="inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The pages shown in place of another one, which nobody opens by themselves. */
const STAND_IN = /\/(?:404|offline)$/

async function keptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return []
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const paths = requests.flat().map(({ url }) => new URL(url).pathname)
  const kept = [...new Set(paths)].filter((path) => !path.includes('.') && !STAND_IN.test(path)).toSorted()
  return Promise.all(kept.map(namedPage))
}

/** Its text is searched, as the policy of the pages lets no script parse HTML. */
async function namedPage(path: string): Promise<KeptPage> {
  const html = (await (await caches.match(path, { ignoreVary: true }))?.text()) ?? ''
  const [, lang = ''] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? []
  const [, heading = path] = /<h1[^>]*>([^<]*)/.exec(html) ?? []
  return { path, name: heading.replaceAll('&amp;', '&'), lang }
}
