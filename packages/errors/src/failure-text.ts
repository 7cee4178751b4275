import type { Failure } from '@coffer/api-client/transport/failure'
import { failureWords } from './failure-words.ts'
import { useWords } from './words.ts'

/** `const text = useFailureText()`; `text(failureOf(error))` says it in the person's language. */
export function useFailureText(): (failure: Failure) => string {
  const t = useWords()
  return (failure) => {
    const words = failureWords(failure)
    return 'said' in words ? words.said : t(words.key, words.values)
  }
}
