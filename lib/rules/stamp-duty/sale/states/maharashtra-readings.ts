import type { LawReading } from '@/lib/rules/stamp-duty/sale-terms'
import { byBuyer, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

const PUNERI_PROPERTY = {
  title: 'Puneri Property, September 2020: rural areas 5%, towns without a metro 6%',
  href: 'https://www.puneriproperty.com/2020/09/further-reduction-in-stamp-duty-pits-in.html',
}
const ACT_OF_2012 = {
  title: 'APCI: Maharashtra Act VIII of 2012, article 25(b): 5%, 4% and 3% from 25 April 2012',
  href: 'http://apcigroup.in/stamp.html',
}

const elsewhere = { percent: sameForAll(null) }

/** What sources give for villages and municipal councils, on which they disagree; the page opens without it. */
export const maharashtraReadings: readonly LawReading[] = [
  {
    label: '5% in villages, 4% and the surcharge of the zilla parishad',
    strongest: true,
    duty: [{ area: 'village', percent: byBuyer(4, 3, 4) }, elsewhere],
    levies: [{ name: 'surcharge', of: 'value', percent: 1 }],
    source: PUNERI_PROPERTY,
  },
  {
    label: '4% in villages, 3% and the surcharge of the zilla parishad',
    duty: [{ area: 'village', percent: byBuyer(3, 2, 3) }, elsewhere],
    levies: [{ name: 'surcharge', of: 'value', percent: 1 }],
    source: {
      title: 'GP Operators, July 2020: villages 3% and 1% of the zilla parishad',
      href: 'https://www.gpoperators.com/2020/07/blog-post_19.html',
    },
  },
  {
    label: '3% in villages',
    duty: [{ area: 'village', percent: byBuyer(3, 2, 3) }, elsewhere],
    source: {
      title: 'ClearTax, 17 April 2025: Maharashtra',
      href: 'https://cleartax.in/s/stamp-duty-and-registration-charges-in-maharashtra',
    },
  },
  {
    label: '4% in councils, as in the Act of 25 April 2012',
    duty: [{ area: 'council', percent: byBuyer(4, 3, 4) }, elsewhere],
    source: ACT_OF_2012,
  },
  {
    label: '6% in councils, 5% and the surcharge of municipalities',
    duty: [{ area: 'council', percent: byBuyer(5, 4, 5) }, elsewhere],
    levies: [{ name: 'surcharge', of: 'value', percent: 1 }],
    source: PUNERI_PROPERTY,
  },
]
