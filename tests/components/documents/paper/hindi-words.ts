import { paperWordsIn } from '@/components/documents/paper/paper-in-language'
import amounts from '@/content/hi/names/amounts.json'
import paperFile from '@/content/hi/paper.json'

const { own, both } = paperWordsIn('hi-IN', paperFile, amounts)

/** The words of papers with Hindi on them. */
export const HINDI_WORDS = { hindi: own, both }
