import { Share2 } from 'lucide'
import { useState } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import { CopyButton } from '@/components/share/copy-button'
import { ScrollList } from '@/components/ui/scroll-list'
import { shareText } from '@/components/share/share-sheet'
import { Icon } from '@/components/ui/icon'
import { showError } from '@/components/ui/toast-store'
import { binding } from '@/components/tool-form/binding'
import { addressLine, type PostOffice } from '@/lib/postal/post-office'
import { nameOf, t } from '@/lib/language/words'

const EVERY_TYPE = ''
const typeOf = (office: PostOffice) => office.branchType ?? 'Type not known'

/** The offices of a pincode, with a filter when they are of more than one type. */
export function OfficeList({ pincode, offices }: { pincode: string; offices: PostOffice[] }) {
  const [type, setType] = useState(EVERY_TYPE)
  const types = [...new Set(offices.map(typeOf))]
  const ofType = (wanted: string) =>
    wanted === EVERY_TYPE ? offices : offices.filter((office) => typeOf(office) === wanted)
  const words = (option: string) =>
    `${option === EVERY_TYPE ? t('All') : nameOf('post-offices', option.replace(' Post Office', ''))} (${ofType(option).length})`
  return (
    <>
      {types.length > 1 && (
        <div className="no-print px-5 pb-4 [&_legend]:sr-only">
          <ChoiceField
            field={binding('officeType', type, setType)}
            label={t('Type of office')}
            options={Object.fromEntries([EVERY_TYPE, ...types].map((option) => [option, words(option)]))}
          />
        </div>
      )}
      <ScrollList label={t('Post offices of {0}', pincode)}>
        {ofType(type).map((office) => (
          <OfficeRow key={`${office.name}, ${office.district}`} office={office} pincode={pincode} />
        ))}
      </ScrollList>
    </>
  )
}

/** One office with all that is known of it, and its line for an address label. */
function OfficeRow({ office, pincode }: { office: PostOffice; pincode: string }) {
  const line = addressLine(office, pincode)
  const { district, state, circle } = office
  const facts = [
    [t('District'), district],
    [t('State'), state && nameOf('states', state)],
    [t('Circle'), circle && nameOf('states', circle)],
  ]
  return (
    <li className="flex items-start gap-2 border-b border-line px-5 py-3 last:border-b-0">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 lang="en-IN">{office.name}</h3>
          <span className="text-sm text-soft">{nameOf('post-offices', typeOf(office))}</span>
        </div>
        <dl className="mt-1 flex flex-wrap gap-x-4 text-[0.9375rem]">
          {facts.map(([name, value]) => (
            <div key={name} className="flex gap-1.5">
              <dt className="text-soft">{name}</dt>
              <dd>{value ?? t('not known')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="no-print -mr-3 flex shrink-0">
        <CopyButton value={line} label={t('Copy address of {0}', office.name)} />
        <button
          type="button"
          aria-label={t('Share {0}', office.name)}
          onClick={() => share(line, pincode)}
          className="copy"
        >
          <Icon icon={Share2} />
        </button>
      </div>
    </li>
  )
}

const share = (line: string, pincode: string) =>
  shareText(line, `${location.origin}${location.pathname}#pincode=${pincode}`).catch(() =>
    showError(t('Error'), t('Could not share this office.')),
  )
