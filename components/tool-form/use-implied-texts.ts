import { useMemo } from 'react'
import { useLink } from '@/components/tool-form/use-link'
import { type Implications, impliedTexts } from '@/lib/inputs/implied-texts'
import type { Inputs, Texts } from '@/lib/inputs/tool-inputs'

/**
 * The texts that a link implies for controls that it does not name, for `useToolInputs`.
 * @param implications the same object while the component lives
 */
export function useImpliedTexts<I extends Inputs>(implications: Implications): Partial<Texts<I>> {
  const link = useLink()
  return useMemo(() => impliedTexts(implications, link) as Partial<Texts<I>>, [implications, link])
}
