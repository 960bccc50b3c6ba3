interface PincodeChoiceProps {
  pincode: string
  name: string
  detail: string
  onPincode(pincode: string): void
}

/** A row that leads to a pincode. */
export function PincodeChoice({ pincode, name, detail, onPincode }: PincodeChoiceProps) {
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={() => onPincode(pincode)}
        className="flex min-h-11 w-full items-center justify-between gap-4 px-5 py-2 text-left -outline-offset-2 hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-soft">{detail}</span>
        </span>
        <span className="shrink-0 font-semibold text-link tabular-nums">{pincode}</span>
      </button>
    </li>
  )
}
