import { NoticeCard } from '@/components/site/notices/notice-card'
import { toastStore } from '@/components/ui/toast-store'
import { t } from '@/lib/language/words'
import { takeLanguageOffer } from '@/lib/storage/language-offer'

const close = () => toastStore.setState({ notice: null })

/** Whoever came from the same page in that language has just left it by its own link. */
const cameFrom = (link: HTMLAnchorElement) =>
  document.referrer.split(/[?#]/, 1)[0] === link.origin + link.pathname

/** Offers the page behind a language link, on one page; the link's title is in its language. */
export function offerLanguage(link: HTMLAnchorElement): void {
  if (!takeLanguageOffer(link.lang) || cameFrom(link)) return
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
