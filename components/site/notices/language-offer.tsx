import { NoticeCard } from '@/components/site/notices/notice-card'
import { toastStore } from '@/components/ui/toast-store'
import { t } from '@/lib/language/words'
import { takeLanguageOffer } from '@/lib/storage/language-offer'

const close = () => toastStore.setState({ notice: null })

/** Offers the page behind a language link, on one page and never again on this device; the link's title is in its language. */
export function offerLanguage(link: HTMLAnchorElement): void {
  if (!takeLanguageOffer()) return
  toastStore.setState({
    notice: (
      <NoticeCard
        label={link.text}
        action={link.text}
        onAction={() => link.click()}
        dismiss={t('No, thanks')}
        onDismiss={close}
      >
        <span lang={link.lang}>{link.title}</span>
      </NoticeCard>
    ),
  })
}
