import { examBoards } from '@/lib/education/exam-boards'
import { resultSites } from '@/lib/education/result-sites'
import { checkLinks } from '@/lib/link-check/official-site'

const sites = [...examBoards, ...resultSites]

/** Whose each address in a text is, in addition to those of the boards and of the sites with all results. */
export const checkBoardLinks = (text: string) => checkLinks(text, sites)
