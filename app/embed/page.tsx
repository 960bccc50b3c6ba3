import { PlainPage } from '@/components/site/plain-page'
import { toolsShownIn } from '@/content/catalogue'
import { pageMetadata } from '@/content/metadata'
import { embed } from '@/content/pages'
import { site } from '@/content/site'
import { Sentence } from '@/components/ui/sentence'
import { t } from '@/content/page-words'
import { localPath } from '@/lib/language/local-path'

export const metadata = pageMetadata({ ...embed, path: '/embed' })

const emi = localPath('/emi-calculator')

const snippet = `<iframe id="jantar-emi" title="EMI calculator"
  src="${site.embedOrigin}${emi}"
  style="width: 100%; height: 800px; border: 0"></iframe>
<p>By <a href="${site.origin}${emi}">${site.name}</a></p>
<script>
addEventListener('message', ({ origin, data }) => {
  if (origin !== '${site.embedOrigin}' || !(data?.jantarHeight > 0)) return
  document.getElementById('jantar-emi').style.height = Number(data.jantarHeight) + 'px'
})
</script>`

export default function Page() {
  return (
    <PlainPage page={embed} site={site}>
      <p>
        {t(
          'You may show our calculators on your own site, free of charge. The form and the result appear inside your page. Nothing that your readers type is sent to us or to you, and nothing is saved.',
        )}
      </p>
      <h2>{t('Embed this calculator')}</h2>
      <p>
        {t(
          'Copy these lines into your page. They show the EMI calculator and adjust the height of its frame.',
        )}
      </p>
      <pre translate="no">{snippet}</pre>
      <p>
        <Sentence
          words={t(
            'To begin with your own figures, add them to the address: {0}. Please keep the link below the frame.',
          )}
          parts={[<code key="0">{emi}#principal=2000000</code>]}
        />
      </p>
      <h2>{t('Addresses')}</h2>
      <p>
        <Sentence
          words={t(
            'For another calculator, put its address into the snippet and change the title. Each begins with {0}.',
          )}
          parts={[<code key="0">{site.embedOrigin}</code>]}
        />
      </p>
      <ul>
        {toolsShownIn('calculators').map(({ slug, name }) => (
          <li key={slug}>
            {name}: <code>{localPath(`/${slug}`)}</code>
          </li>
        ))}
      </ul>
      <h2>{t('What the frame sends')}</h2>
      <p>
        <Sentence
          words={t(
            'Only its height: a message {0}, in pixels, whenever it changes. It reads no message. Our other pages refuse to be framed, so use the addresses above.',
          )}
          parts={[<code key="0">{'{ jantarHeight: number }'}</code>]}
        />
      </p>
    </PlainPage>
  )
}
