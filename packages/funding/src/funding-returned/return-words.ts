import { type ReturnCode, returnCodes } from '@coffer/domain/returns'
import type { Key } from '../words.ts'

interface ReturnWords {
  /** What the code means. */
  meaning: Key
  /** What to do about it. */
  advice: Key
}

const words: Record<ReturnCode, ReturnWords> = {
  R01: { meaning: 'returned.meaning.R01', advice: 'returned.advice.R01' },
  R02: { meaning: 'returned.meaning.R02', advice: 'returned.advice.R02' },
  R03: { meaning: 'returned.meaning.R03', advice: 'returned.advice.R03' },
  R04: { meaning: 'returned.meaning.R04', advice: 'returned.advice.R04' },
  R05: { meaning: 'returned.meaning.R05', advice: 'returned.advice.R05' },
  R07: { meaning: 'returned.meaning.R07', advice: 'returned.advice.R07' },
  R08: { meaning: 'returned.meaning.R08', advice: 'returned.advice.R08' },
  R09: { meaning: 'returned.meaning.R09', advice: 'returned.advice.R09' },
  R10: { meaning: 'returned.meaning.R10', advice: 'returned.advice.R10' },
  R11: { meaning: 'returned.meaning.R11', advice: 'returned.advice.R11' },
  R16: { meaning: 'returned.meaning.R16', advice: 'returned.advice.R16' },
  R17: { meaning: 'returned.meaning.R17', advice: 'returned.advice.R17' },
  R20: { meaning: 'returned.meaning.R20', advice: 'returned.advice.R20' },
  R23: { meaning: 'returned.meaning.R23', advice: 'returned.advice.R23' },
  R24: { meaning: 'returned.meaning.R24', advice: 'returned.advice.R24' },
  R29: { meaning: 'returned.meaning.R29', advice: 'returned.advice.R29' },
}
const unknown: ReturnWords = { meaning: 'returned.meaning.other', advice: 'returned.advice.other' }

const isKnown = (code: string): code is ReturnCode => Object.hasOwn(returnCodes, code)

/** A bank's return code in plain words, and what to do; a code that is not known is said so. */
export const returnWords = (code: string): ReturnWords => (isKnown(code) ? words[code] : unknown)
