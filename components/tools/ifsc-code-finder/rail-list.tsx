import type { Rails } from '@/lib/banking/rails'

const names = { upi: 'UPI', neft: 'NEFT', rtgs: 'RTGS', imps: 'IMPS' } as const

/** Which transfers the branch takes, where known. */
export function RailList({ rails, notKnown }: { rails: Rails; notKnown: string }) {
  return (
    <dl
      className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-4"
      aria-label="Transfers accepted"
    >
      {Object.entries(names).map(([key, name]) => {
        const takesPart = rails[key as keyof Rails]
        return (
          <div key={key}>
            <dt className="text-sm font-medium">{name}</dt>
            <dd>
              <output
                name={key}
                data-value={takesPart === null ? '' : String(takesPart)}
                aria-live="off"
                className={takesPart === null ? 'text-sm text-soft' : undefined}
              >
                {takesPart === null ? notKnown : takesPart ? 'Yes' : 'No'}
              </output>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
