'use client'

import { Share2 } from 'lucide'
import { CopyButton } from '@/components/results/copy-button'
import { Icon } from '@/components/site/icon'
import { addressLine, type PostOffice } from '@/lib/postal/post-office'
import { showToast } from '@/components/site/toast'

/** One office with all that is known of it, and its line for an address label. */
export function OfficeRow({ office, pincode }: { office: PostOffice; pincode: string }) {
  const line = addressLine(office, pincode)
  return (
    <li className="flex items-start gap-2 border-b border-line px-5 py-3 last:border-b-0">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="font-sans text-lg font-semibold">{office.name}</h3>
          <span className="text-sm text-soft">{office.branchType ?? 'Type not known'}</span>
        </div>
        <dl className="mt-1 flex flex-wrap gap-x-4 text-[0.9375rem]">
          <Fact name="District" says={office.district} />
          <Fact name="State" says={office.state} />
          <Fact name="Circle" says={office.circle} />
        </dl>
      </div>
      <div className="no-print -mr-3 flex shrink-0">
        <CopyButton value={line} label={`Copy address of ${office.name}`} />
        <button
          type="button"
          aria-label={`Share ${office.name}`}
          onClick={() => share(line, pincode)}
          className="copy"
        >
          <Icon of={Share2} />
        </button>
      </div>
    </li>
  )
}

function Fact({ name, says }: { name: string; says: string | null }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-soft">{name}</dt>
      <dd>{says ?? 'not known'}</dd>
    </div>
  )
}

/** Opens the device's own share sheet, or WhatsApp where there is none. */
async function share(line: string, pincode: string): Promise<void> {
  const url = `${location.origin}${location.pathname}#pincode=${pincode}`
  if (!('share' in navigator)) {
    open(`https://wa.me/?text=${encodeURIComponent(`${line} ${url}`)}`, '_blank', 'noopener')
    return
  }
  try {
    await navigator.share({ text: line, url })
  } catch (error) {
    // Closing the sheet without choosing is an answer, not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast({ title: 'Error', description: 'Could not share this office.', variant: 'destructive' })
  }
}
