import { type ReturnCode, returnCodes } from '@coffer/domain/returns'
import { useTranslations } from './messages.ts'

export interface ReturnCodeMessage {
  /** The meaning of the code. */
  meaning: string
  /** What the depositor can do about it. */
  advice: string
}

const isKnown = (code: string): code is ReturnCode => Object.hasOwn(returnCodes, code)

/**
 * The plain-language text for the code with which a linked bank returned a transfer; an unknown code has its own text.
 */
export function useReturnCodeMessage(): (code: string | null) => ReturnCodeMessage {
  const t = useTranslations()
  return (code) => {
    const known = code !== null && isKnown(code) ? code : 'other'
    return { meaning: t(`meaning.${known}`), advice: t(`advice.${known}`) }
  }
}
