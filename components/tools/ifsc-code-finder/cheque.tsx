import './cheque.css'
import type { BranchRecord } from '@/lib/banking/branch-record'
import { t } from '@/lib/language/words'

const sample = {
  ifsc: 'SBIN0000691',
  bank: 'State Bank of India',
  branch: 'New Delhi',
  micr: '110002087',
}

/** What is written on the leaf: the look of the words, and where they begin. */
const wordsOn = ({ ifsc, bank, branch, micr }: typeof sample | BranchRecord) =>
  [
    ['bank', 16, 27, bank.slice(0, 30)],
    ['small', 16, 41, (branch ?? '').slice(0, 36)],
    ['code', 17, 62, `IFSC ${ifsc}`],
    ['number-text', 175, 61, '1'],
    ['small', 270, 24, 'Date'],
    ['small', 16, 88, 'Pay'],
    ['small', 16, 108, 'Rupees'],
    ['small', 296, 108, '₹'],
    ['small', 16, 133, 'A/c no.'],
    ['code', 16, 172, '“000123”'],
    ['code', 112, 172, `${micr ?? '·········'}:`],
    ['code', 230, 172, '000456” 31'],
    ['number-text', 157, 150, '2'],
  ] as const

const OUTLINE = { fill: 'none', className: 'stroke-line-strong' }
const MARK = { fill: 'var(--accent-soft)', strokeWidth: '1.5', className: 'stroke-accent' }

/** A drawing of a cheque with both codes marked: those of the branch found, or of a sample. */
export default function ChequeLeaf({ record }: { record: BranchRecord | null }) {
  const shown = record ?? sample
  return (
    <figure className="cheque mt-4 grid">
      <svg className="w-full" viewBox="0 0 400 190" role="img" aria-labelledby="cheque-title">
        <title id="cheque-title">
          {t(
            'A cheque leaf. 1: the IFSC {0} is below the branch name and address at the top left. 2: the MICR code is the second group of digits in the bottom row.',
            shown.ifsc,
          )}
        </title>
        <rect
          x="1"
          y="1"
          width="398"
          height="188"
          rx="6"
          fill="var(--surface)"
          className="stroke-line-strong"
        />
        <rect {...MARK} x="11" y="46" width="148" height="22" rx="4" />
        <circle className="fill-accent" cx="175" cy="57" r="9" />
        {Array.from({ length: 8 }, (_, box) => (
          <rect key={box} {...OUTLINE} x={270 + box * 14} y="29" width="12" height="14" />
        ))}
        <path {...OUTLINE} d="M54 90H382M54 110H280" />
        <rect {...OUTLINE} x="290" y="94" width="92" height="20" />
        <rect {...OUTLINE} x="54" y="121" width="126" height="18" />
        <rect fill="var(--sunken)" x="1" y="152" width="398" height="30" />
        <rect {...MARK} x="105" y="156" width="104" height="22" rx="4" />
        <circle className="fill-accent" cx="157" cy="146" r="9" />
        {wordsOn(shown).map(([look, x, y, words]) => (
          <text key={`${x} ${y}`} className={`cheque-${look}`} x={x} y={y} lang="en-IN">
            {words}
          </text>
        ))}
      </svg>
      <figcaption>
        <ol>
          <li className="flex gap-3 py-2">
            <b>1</b>{' '}
            {t(
              'IFSC: next to or below the branch address, at the top. Some banks print it above the account number.',
            )}
          </li>
          <li className="flex gap-3 py-2">
            <b>2</b> {t('MICR: nine digits, the second group in the bottom row, after the cheque number.')}
          </li>
        </ol>
        {record === null && (
          <p className="text-sm text-soft">{t('Sample: State Bank of India, New Delhi.')}</p>
        )}
      </figcaption>
    </figure>
  )
}
