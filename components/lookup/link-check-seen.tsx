import type { ComponentProps } from 'react'
import { WhenSeen } from '@/components/ui/when-seen'
import type LinkCheck from '@/components/lookup/link-check'
import { t } from '@/lib/language/words'

const loadLinkCheck = () => import('@/components/lookup/link-check')

type LinkCheckSeenProps = Pick<ComponentProps<typeof LinkCheck>, 'field' | 'load'> &
  Partial<Record<'heading' | 'label' | 'hint', string>>

/** Tells the official addresses from those that imitate them; fetched when it is about to be seen. */
export function LinkCheckSeen({
  heading = t('Is this web address official?'),
  label = t('Web address to check'),
  hint = t('As you were sent it, or the whole message. It is examined here and not opened.'),
  ...linkCheck
}: LinkCheckSeenProps) {
  return (
    <WhenSeen
      heading={heading}
      load={loadLinkCheck}
      className="min-h-[20rem]"
      props={{ label, hint, ...linkCheck }}
    />
  )
}
