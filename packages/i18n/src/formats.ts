import { formatsOf, type Formats } from './formats-of.ts'
import { useLanguage } from './language.ts'

export { formatsOf, type Formats } from './formats-of.ts'
export type { MoneyParts } from './money-parts.ts'

export function useFormats(): Formats {
  return formatsOf(useLanguage().language)
}
