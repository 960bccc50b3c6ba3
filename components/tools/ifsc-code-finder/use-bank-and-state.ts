import { useState } from 'react'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import type { Bank } from '@/lib/banking/bank-list'
import { linkWith, textInLink } from '@/lib/inputs/text-in-link'

/** The bank and the state chosen, from the link and then from the visitor; null for none, and for one there is not. */
export function useBankAndState(banks: Bank[]) {
  const link = useLink()
  const [chosen, setChosen] = useState<{ over: object; letters: string; state: string } | null>(null)
  const linked = { letters: textInLink(link, 'ofBank'), state: textInLink(link, 'inState') }
  const { letters, state } = chosen?.over === link ? chosen : linked
  const bank = banks.find((one) => one.letters === letters) ?? null
  return {
    bank,
    state: bank?.states.find((one) => one.state === state)?.state ?? null,
    choose(nextLetters: string, nextState: string) {
      setChosen({ over: link, letters: nextLetters, state: nextState })
      const { search, hash } = linkWith(linkWith(location, 'ofBank', nextLetters), 'inState', nextState)
      writeLink(search, hash)
    },
  }
}
