'use client'

import { Glyph } from '@/components/ui/glyph'
import { useInBrowser } from '@/components/hooks/use-in-browser'
import { t } from '@/lib/language/words'

const NETWORKS = [
  {
    name: 'WhatsApp',
    address: (url: string) => `https://wa.me/?text=${url}`,
    icon: 'M4 20l1.2-4A8 8 0 1 1 8 18.9zM9 8.5c0 3.5 3 6.5 6.5 6.5M9 8.5l1-.5 1 2-.8 1M15.5 15l.5-1-2-1-1 .8',
  },
  {
    name: 'X',
    address: (url: string) => `https://x.com/intent/post?url=${url}`,
    icon: 'M4 4l16 16M20 4 4 20',
  },
  {
    name: 'Facebook',
    address: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    icon: 'M14 21v-8h3l.5-3.5H14V8c0-1 .5-2 2-2h1.5V3H15c-3 0-4.5 2-4.5 4.5v2H8V13h2.5v8',
  },
]

/** Links that hand the present page to a network; nothing is asked of it until one is chosen. */
export function SharePage() {
  const page = useInBrowser(() => location.origin + location.pathname, '')
  return (
    <ul className="mt-4 flex gap-2" aria-label={t('Share this page')}>
      {NETWORKS.map(({ name, address, icon }) => (
        <li key={name}>
          <a
            href={address(encodeURIComponent(page))}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('Share this page on {0}', name)}
            className="grid size-11 place-items-center rounded-full border border-line-strong text-ink hover:bg-surface"
          >
            <Glyph path={icon} className="size-[1.125rem]" />
          </a>
        </li>
      ))}
    </ul>
  )
}
