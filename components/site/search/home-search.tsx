'use client'

import { useEffect } from 'react'
import { SiteSearchForm, useQuery } from '@/components/site/search/search-form'
import { localPath } from '@/lib/language/local-path'
import { t } from '@/lib/language/words'

interface HomeSearchProps {
  /** The id of the element that holds the cards. */
  listId: string
  names: readonly string[]
  /** The id of the element below it, for other pages that are found. */
  belowId: string
}

/**
 * The home page's search: hides the cards (`data-name`) whose tool's name does not contain what is typed, the
 * groups (`data-group`) left without a card, and what is no answer to a search (`data-when-idle`). The cards are
 * words of the page, not script; only their `hidden` is set from here. Other results of the site's index follow below.
 */
export function HomeSearch({ listId, names, belowId }: HomeSearchProps) {
  const [query, setQuery] = useQuery()
  const wanted = query.trim().toLowerCase()

  useEffect(() => filterCards(document.getElementById(listId)!, wanted), [listId, wanted])

  return (
    <SiteSearchForm
      label={t('Tools on this page')}
      boxLabel={t('Search tools by name')}
      placeholder={t('Search tools (e.g., EMI, GST, Pincode...)')}
      action={localPath('/')}
      query={query}
      onQuery={setQuery}
      named={names.filter((name) => name.toLowerCase().includes(wanted))}
      belowId={belowId}
    />
  )
}

function filterCards(list: HTMLElement, wanted: string): void {
  for (const card of list.querySelectorAll<HTMLElement>('[data-name]'))
    card.hidden = !card.dataset.name!.toLowerCase().includes(wanted)
  for (const group of list.querySelectorAll<HTMLElement>('[data-group]')) {
    const isEmpty = !group.querySelector('[data-name]:not([hidden])')
    group.querySelector('h2')!.hidden = isEmpty
    // The card that suggests a tool is no tool, and stays.
    group.hidden = isEmpty && !group.querySelector('li:not([data-name])')
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-when-idle]')) part.hidden = wanted !== ''
}
