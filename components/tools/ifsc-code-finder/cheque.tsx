import './cheque.css'
import type { BranchRecord } from '@/lib/banking/branch-record'

const sample = { ifsc: 'SBIN0000691', bank: 'State Bank of India', branch: 'New Delhi', micr: '110002087' }

/** A drawing of a cheque with both codes marked: those of the branch found, or of a sample. */
export default function ChequeLeaf({ record }: { record: BranchRecord | null }) {
  const { ifsc, bank, branch, micr } = record ?? sample
  return (
    <figure className="cheque">
      <svg viewBox="0 0 400 190" role="img" aria-labelledby="cheque-title">
        <title id="cheque-title">
          {`A cheque leaf. 1: the IFSC ${ifsc} is below the branch name and address at the top left. 2: the MICR code is the second group of digits in the bottom row.`}
        </title>
        <rect className="cheque-paper" x="1" y="1" width="398" height="188" rx="6" />
        <Words look="bank" x={16} y={27} words={bank.slice(0, 30)} />
        <Words look="small" x={16} y={41} words={(branch ?? '').slice(0, 36)} />
        <rect className="cheque-mark" x="11" y="46" width="148" height="22" rx="4" />
        <Words look="code" x={17} y={62} words={`IFSC ${ifsc}`} />
        <Number x={175} y={57} number="1" />
        <Words look="small" x={270} y={24} words="Date" />
        {Array.from({ length: 8 }, (_, box) => (
          <rect key={box} className="cheque-box" x={270 + box * 14} y="29" width="12" height="14" />
        ))}
        <Words look="small" x={16} y={88} words="Pay" />
        <path className="cheque-line" d="M54 90H382" />
        <Words look="small" x={16} y={108} words="Rupees" />
        <path className="cheque-line" d="M54 110H280" />
        <rect className="cheque-box" x="290" y="94" width="92" height="20" />
        <Words look="small" x={296} y={108} words="₹" />
        <Words look="small" x={16} y={133} words="A/c no." />
        <rect className="cheque-box" x="54" y="121" width="126" height="18" />
        <rect className="cheque-band" x="1" y="152" width="398" height="30" />
        <rect className="cheque-mark" x="105" y="156" width="104" height="22" rx="4" />
        <Words look="code" x={16} y={172} words="“000123”" />
        <Words look="code" x={112} y={172} words={`${micr ?? '·········'}:`} />
        <Words look="code" x={230} y={172} words="000456” 31" />
        <Number x={157} y={146} number="2" />
      </svg>
      <figcaption>
        <ol>
          <li>
            <b>1</b> IFSC: next to or below the branch address, at the top. Some banks print it above the
            account number.
          </li>
          <li>
            <b>2</b> MICR: nine digits, the second group in the bottom row, after the cheque number.
          </li>
        </ol>
        {record === null && <p>Sample: State Bank of India, New Delhi.</p>}
      </figcaption>
    </figure>
  )
}

interface WordsProps {
  look: 'bank' | 'small' | 'code' | 'number-text'
  x: number
  y: number
  words: string
}

function Words({ look, words, ...place }: WordsProps) {
  return (
    <text className={`cheque-${look}`} {...place}>
      {words}
    </text>
  )
}

function Number({ x, y, number }: { x: number; y: number; number: string }) {
  return (
    <>
      <circle className="cheque-number" cx={x} cy={y} r="9" />
      <Words look="number-text" x={x} y={y + 4} words={number} />
    </>
  )
}
