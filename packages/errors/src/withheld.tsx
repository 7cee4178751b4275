import { FailureNotice } from './failure-notice.tsx'
import { failureOf } from './failure-of.ts'
import { useWords } from './words.ts'

interface WithheldProps {
  /** Of what a screen shows beside its main matter; null where it came. */
  errors: readonly unknown[]
}

/**
 * §6, §8: what stands beside the main matter is left out when it cannot be brought, but a 403 is said, in the provider's
 * words. One of several is enough.
 */
export function Withheld({ errors }: WithheldProps) {
  const t = useWords()
  const forbidden = errors.find((error) => error && failureOf(error).kind === 'forbidden')
  return forbidden ? <FailureNotice error={forbidden} title={t('withheld')} /> : null
}
