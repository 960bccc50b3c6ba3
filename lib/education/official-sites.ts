import { firstBoards } from '@/lib/education/first-boards'
import { furtherBoards, resultSites } from '@/lib/education/further-boards'
import { checkLinks } from '@/lib/link-check/official-site'

const sites = [...firstBoards, ...furtherBoards, ...resultSites]

/** Whose each address in a text is, beside those of the boards and of the sites with all results. */
export const checkBoardLinks = (text: string) => checkLinks(text, sites)
