import { type ReturnCode, returnCodes } from '@coffer/domain/returns'
import { useTranslations } from './messages.ts'

export interface ReturnCodeMessage {
  /** What the code means. */
  meaning: string
  /** What to do about it. */
  advice: string
}

const isKnown = (code: string): code is ReturnCode => Object.hasOwn(returnCodes, code)

/** The code by which a linked bank sent a transfer back, in plain words; one that is not known is said so. */
export function useReturnCodeMessage(): (code: string | null) => ReturnCodeMessage {
  const t = useTranslations()
  return (code) => {
    const known = code !== null && isKnown(code) ? code : 'other'
    return { meaning: t(`meaning.${known}`), advice: t(`advice.${known}`) }
  }
}
