import { formatsOf, type Formats } from './formats-of.ts'
import { currentLanguage, useLanguage } from './language.ts'

export { formatsOf, type Formats, type MoneyParts } from './formats-of.ts'

export function currentFormats(): Formats {
  return formatsOf(currentLanguage())
}

export function useFormats(): Formats {
  return formatsOf(useLanguage().language)
}
