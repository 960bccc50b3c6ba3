import { CopyButton } from '@/components/results/copy-button'
import { ShareOffice } from '@/components/tools/pincode-finder/share-office'
import { addressLine, type PostOffice } from '@/lib/postal/post-office'

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
        <ShareOffice line={line} pincode={pincode} label={`Share ${office.name}`} />
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
