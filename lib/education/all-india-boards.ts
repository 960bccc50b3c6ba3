import type { ExamBoard } from '@/lib/education/exam-board'

/** The boards of all India. Addresses are the boards' own or the NIC's. */
export const allIndiaBoards: readonly ExamBoard[] = [
  {
    short: 'CBSE',
    name: 'Central Board of Secondary Education',
    state: '',
    url: 'https://results.cbse.nic.in/',
    more: ['https://www.cbse.gov.in/'],
    asks: 'roll number, school number, admit card ID; for some years the date of birth',
    domains: ['cbse.nic.in', 'cbse.gov.in', 'cbseresults.nic.in'],
  },
  {
    short: 'ICSE and ISC (CISCE)',
    name: 'Council for the Indian School Certificate Examinations',
    state: '',
    url: 'https://results.cisce.org/',
    more: ['https://cisce.org/'],
    asks: 'course, unique ID, index number',
    domains: ['cisce.org'],
    words: ['cisce', 'icse'],
  },
  {
    short: 'NIOS',
    name: 'National Institute of Open Schooling',
    state: '',
    url: 'https://results.nios.ac.in/',
    more: ['https://www.nios.ac.in/'],
    asks: 'enrolment number',
    domains: ['nios.ac.in'],
  },
]
