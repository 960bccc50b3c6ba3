interface ChoiceRowProps {
  code: string
  name: string
  detail: string
  onCode(code: string): void
}

/** A row that leads to a code. */
export function ChoiceRow({ code, name, detail, onCode }: ChoiceRowProps) {
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={() => onCode(code)}
        className="flex min-h-11 w-full items-center justify-between gap-4 px-5 py-2 text-left -outline-offset-2 hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-soft">{detail}</span>
        </span>
        <span className="shrink-0 font-semibold text-link tabular-nums">{code}</span>
      </button>
    </li>
  )
}
