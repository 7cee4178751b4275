import { type ReturnCode, returnCodes } from '@coffer/domain/returns'
import type { Key } from '../problem/failure-words.ts'

const keys: Record<ReturnCode, Key> = {
  R01: 'returned.meaning.R01',
  R02: 'returned.meaning.R02',
  R03: 'returned.meaning.R03',
  R04: 'returned.meaning.R04',
  R05: 'returned.meaning.R05',
  R07: 'returned.meaning.R07',
  R08: 'returned.meaning.R08',
  R09: 'returned.meaning.R09',
  R10: 'returned.meaning.R10',
  R11: 'returned.meaning.R11',
  R16: 'returned.meaning.R16',
  R17: 'returned.meaning.R17',
  R20: 'returned.meaning.R20',
  R23: 'returned.meaning.R23',
  R24: 'returned.meaning.R24',
  R29: 'returned.meaning.R29',
}

const isKnown = (code: string): code is ReturnCode => Object.hasOwn(returnCodes, code)

/** A bank's return code in plain words; a code that is not known is said so. */
export const returnKey = (code: string): Key => (isKnown(code) ? keys[code] : 'returned.meaning.other')
