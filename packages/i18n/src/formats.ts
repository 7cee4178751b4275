import { formatsOf, type Formats } from './formats-of.ts'
import { useLanguage } from './language.ts'

export { formatsOf, type Formats, type MoneyParts } from './formats-of.ts'

export function useFormats(): Formats {
  return formatsOf(useLanguage().language)
}
