import { yearQuestion } from '@/lib/panchang/years'

it.each([
  [1999, null],
  [2000, { subject: 'year', year: 2000 }],
  [2050, { subject: 'year', year: 2050 }],
  [2051, null],
  // The year of a page whose visitor's day is not known yet.
  [Number(''), null],
])('the question for %d', (year, question) => expect(yearQuestion(year)).toEqual(question))
