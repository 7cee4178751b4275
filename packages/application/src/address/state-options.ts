import { mailStates, type StateCode } from '@coffer/domain/states'
import type { Language } from '@coffer/i18n/languages'

/** Spanish names of states and territories; the others keep their English name. */
const spanishNames: Partial<Record<StateCode, string>> = {
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
  AS: 'Samoa Americana',
  AA: 'Fuerzas Armadas en América',
  AE: 'Fuerzas Armadas en Europa',
  AP: 'Fuerzas Armadas en el Pacífico',
  MP: 'Islas Marianas del Norte',
  VI: 'Islas Vírgenes de Estados Unidos',
}

interface StateOption {
  /** The two-letter code, in every language. */
  value: StateCode
  label: string
}

const spanish: readonly StateOption[] = mailStates
  .map(({ code, name }) => ({ value: code, label: spanishNames[code] ?? name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'es'))

const options: Record<Language, readonly StateOption[]> = {
  en: mailStates
    .map(({ code, name }) => ({ value: code, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  es: spanish,
}

/** The states and other places that receive mail, sorted by their name in a language. */
export const stateOptions = (language: Language): readonly StateOption[] => options[language]
