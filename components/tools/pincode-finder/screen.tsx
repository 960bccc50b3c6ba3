'use client'

import { LiveOffer } from '@/components/live/live-offer'
import { ToNameSearch } from '@/components/lookup/name-search'
import { SearchForm } from '@/components/lookup/search-form'
import { toastOfFailure, useSearch } from '@/components/lookup/use-search'
import { LookupScreen, type LookupWords } from '@/components/lookup/lookup-screen'
import type { PincodeAnswer } from '@/lib/lookup/pincode/pincode-answer'
import type { PincodeLookups } from '@/lib/lookup/pincode/pincode-finder'
import { remember } from '@/lib/lookup/remember'
import { serviceAddress } from '@/lib/lookup/service-address'
import { isPincode, pincodeDigits, pincodeLength } from '@/lib/postal/pincode'
import { t } from '@/lib/language/words'
import { DigitMeaning, FoundOffices, PincodeNotFound, PincodeSourceNote } from './found'
import { PlaceSearch } from './place-search'

const EXAMPLE = '110001'
const FAILED = t('Failed to fetch pincode details. Please try again.')

const setting = 'NEXT_PUBLIC_PINCODE_API_URL'
const liveAddress = serviceAddress(setting, process.env.NEXT_PUBLIC_PINCODE_API_URL)
/** A service that is set up takes the offer's place, and "off" takes it away. */
const isOffered = !process.env.NEXT_PUBLIC_PINCODE_API_URL
const loadTodays = async () => (await import('./todays-offices')).TodaysOffices

/** The code of the lookups comes when it is first needed; the page itself does not carry it. */
const load = remember(async () =>
  (await import('@/lib/lookup/pincode/pincode-finder')).pincodeLookups(liveAddress),
)

/** The lookups of this site as it is configured. */
const siteLookups: PincodeLookups = {
  prepare: async () => (await load()).prepare(),
  pincode: async (pincode, signal) => (await load()).pincode(pincode, signal),
  place: async (query, signal) => (await load()).place(query, signal),
  district: async (district, signal) => (await load()).district(district, signal),
}

const words: LookupWords<PincodeAnswer> = {
  loading: (pincode) => t('Looking up {0}…', pincode),
  failed: () => FAILED,
  stillKnown: t('Pincodes with the same first three digits as your earlier searches still work offline.'),
  notInDirectory: (pincode, answer) => (
    <div className="grid gap-2">
      <p>
        {t('Live service unavailable. {0} is not in our own directory either; it may be newer.', pincode)}
      </p>
      <PincodeSourceNote answer={answer} />
    </div>
  ),
}

/** Post offices of a pincode, and the pincode of a place. A link with a pincode searches at once. */
export function PincodeFinder({ lookups = siteLookups }: { lookups?: PincodeLookups }) {
  const { state, search, searchAndFocus, field } = useSearch({
    name: 'pincode',
    read: pincodeDigits,
    problemOf: (digits) => (isPincode(digits) ? null : t('Please enter a valid 6-digit Indian Pincode.')),
    lookUp: lookups.pincode,
    prepare: lookups.prepare,
    stays: ({ answer }) => answer.kind === 'found',
    onEnd: toastOfFailure(FAILED),
  })

  return (
    <LookupScreen
      state={state}
      words={words}
      onRetry={search}
      idle={
        <>
          <p className="px-5 pt-6 text-xl">{t('Enter a pincode to see its post offices.')}</p>
          <p className="px-5 pb-4 text-soft">{t('How to read one: {0}, New Delhi GPO.', EXAMPLE)}</p>
          <DigitMeaning pincode={EXAMPLE} />
        </>
      }
      answered={(pincode, answer) => (
        <>
          {answer.kind === 'found' ? (
            <FoundOffices pincode={pincode} answer={answer} />
          ) : (
            <PincodeNotFound pincode={pincode} answer={answer} />
          )}
          {isOffered && (
            <div className="px-5 pb-5">
              <LiveOffer
                label={t('Ask for today’s post offices')}
                load={loadTodays}
                keys={['alwaysAsk.pincode']}
                props={{ pincode, listed: answer.kind === 'found' ? answer.offices : null }}
              />
            </div>
          )}
        </>
      )}
      form={
        <SearchForm
          field={field}
          title={t('Find post offices')}
          label={t('Pincode')}
          hint={t('Six digits, such as 110 001')}
          inputMode="numeric"
          keep={pincodeDigits}
          disabled={field.text.length < pincodeLength}
        >
          <ToNameSearch>{t('Don’t know the pincode? Search by place')}</ToNameSearch>
        </SearchForm>
      }
    >
      <PlaceSearch lookups={lookups} onPincode={searchAndFocus} />
    </LookupScreen>
  )
}
