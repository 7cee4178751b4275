import { formatsFor, type Formats } from './language-formats.ts'
import { useLanguage } from './language.ts'

export { formatsFor, type Formats } from './language-formats.ts'
export type { MoneyParts } from './money-parts.ts'

export function useFormats(): Formats {
  return formatsFor(useLanguage().language)
}
