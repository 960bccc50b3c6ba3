import type { BoardState, ExamBoard } from '@/lib/education/exam-board'
import { stateBoards } from '@/lib/education/state-boards'

/** The boards of all India. Addresses are the boards' own or the NIC's. */
const allIndiaBoards: readonly ExamBoard[] = [
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

export const examBoards: readonly ExamBoard[] = [...allIndiaBoards, ...stateBoards]

const MOST_ASKED: readonly BoardState[] = ['', 'BR', 'KA', 'KL', 'MH', 'TN', 'UP', 'WB']

/** The boards with which the page opens: those of all India and of the seven states most asked for. */
export const mostAskedBoards = examBoards.filter(({ state }) => MOST_ASKED.includes(state))
