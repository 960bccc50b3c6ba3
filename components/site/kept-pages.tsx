'use client'

import { useEffect, useState } from 'react'
import { t } from '@/lib/language/words'

/** The pages that open without a network, as the service worker kept them. */
export function KeptPages() {
  const [paths, setPaths] = useState<string[]>([])
  useEffect(() => {
    void keptPaths().then(setPaths)
  }, [])
  if (paths.length === 0) return null
  return (
    <>
      <h2 className="mt-8">{t('Saved on this device')}</h2>
      <ul className="mt-2">
        {paths.map((path) => (
          <li key={path}>
            <a href={path} className="inline-flex min-h-11 items-center">
              {path === '/' ? t('Home') : path.slice(1).replaceAll('-', ' ').replaceAll('/', ': ')}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

async function keptPaths(): Promise<string[]> {
  if (!('caches' in window)) return []
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const paths = requests.flat().map(({ url }) => new URL(url).pathname)
  return [...new Set(paths)].filter((path) => !path.includes('.') && path !== '/offline').toSorted()
}
