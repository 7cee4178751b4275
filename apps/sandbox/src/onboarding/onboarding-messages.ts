import type {
  AddressLineProblem,
  HomeStateProblem,
  PostalCodeProblem,
  StateProblem,
} from '@coffer/domain/address'
import type { DateOfBirthProblem, EmployerProblem } from '@coffer/domain/depositor-rules'
import type { CityProblem, NameProblem } from '@coffer/domain/names'
import type { SsnProblem } from '@coffer/domain/bank'
import type { PhoneProblem } from '@coffer/domain/phone'
import type { LocalizedText } from '@coffer/provider-kit/refusal'

type MessagesOf<Problem extends string> = Readonly<Record<Problem, LocalizedText>>

const required: LocalizedText = { en: 'Fill this in.', es: 'Este dato es necesario.' }
const tooLong: LocalizedText = { en: 'This is too long.', es: 'Es demasiado largo.' }

export const nameMessages: MessagesOf<NameProblem> = {
  empty: required,
  'too-long': { en: 'Use at most 50 characters.', es: 'Use como máximo 50 caracteres.' },
  malformed: {
    en: 'Use letters, spaces, hyphens, apostrophes, commas and periods.',
    es: 'Use letras, espacios, guiones, apóstrofos, comas y puntos.',
  },
}

/** For a last name that is missing, or replaced by a dot. */
export const noLastName: LocalizedText = {
  en: 'Enter a last name, or say that this is the only legal name.',
  es: 'Ingrese un apellido o indique que este es el único nombre legal.',
}

export const onlyOneName: LocalizedText = {
  en: 'Leave the last name empty if there is only one legal name.',
  es: 'Deje el apellido vacío si hay un solo nombre legal.',
}

export const dateOfBirthMessages: MessagesOf<DateOfBirthProblem> = {
  empty: required,
  malformed: { en: 'Enter a real date.', es: 'Ingrese una fecha que exista.' },
  'too-early': { en: 'Enter a date in 1900 or later.', es: 'Ingrese una fecha a partir de 1900.' },
  'in-future': { en: 'Enter a date in the past.', es: 'Ingrese una fecha pasada.' },
  'under-age': {
    en: 'You must be at least 18 to open an account.',
    es: 'Debe tener al menos 18 años para abrir una cuenta.',
  },
}

export const holderDateOfBirthMessages: MessagesOf<DateOfBirthProblem> = {
  ...dateOfBirthMessages,
  'under-age': {
    en: 'A joint holder must be at least 18.',
    es: 'El cotitular debe tener al menos 18 años.',
  },
}

const notAnSsn: LocalizedText = {
  en: 'Enter all 9 digits of the number.',
  es: 'Revise los 9 dígitos del número.',
}

export const ssnMessages: MessagesOf<SsnProblem> = {
  empty: required,
  malformed: notAnSsn,
  area: notAnSsn,
  group: notAnSsn,
  serial: notAnSsn,
}

const notAPhone: LocalizedText = {
  en: 'Enter a 10-digit phone number.',
  es: 'Ingrese un número de teléfono de 10 dígitos.',
}

export const notAUsPhone: LocalizedText = {
  en: 'Enter a US number of 10 digits, without an extension. We can’t use numbers from other countries.',
  es: 'Ingrese un número de Estados Unidos de 10 dígitos, sin extensión. No podemos usar números de otros países.',
}

export const phoneMessages: MessagesOf<PhoneProblem> = {
  empty: required,
  malformed: notAPhone,
  'not-us': notAUsPhone,
  area: notAPhone,
  exchange: notAPhone,
}

export const addressLineMessages: MessagesOf<AddressLineProblem> = {
  empty: required,
  'too-long': { en: 'Use at most 100 characters.', es: 'Use como máximo 100 caracteres.' },
  'po-box': {
    en: 'A home address can’t be a PO box.',
    es: 'Su dirección particular no puede ser un apartado postal.',
  },
}

export const cityMessages: MessagesOf<CityProblem> = {
  empty: required,
  'too-long': tooLong,
  malformed: nameMessages.malformed,
}

export const postalCodeMessages: MessagesOf<PostalCodeProblem> = {
  empty: required,
  malformed: { en: 'Enter a ZIP code of 5 or 9 digits.', es: 'Ingrese un código postal de 5 o 9 dígitos.' },
}

export const employerMessages: MessagesOf<EmployerProblem> = { empty: required, 'too-long': tooLong }

export const choose: LocalizedText = { en: 'Choose one from the list.', es: 'Elija una opción de la lista.' }

export const homeStateMessages: MessagesOf<HomeStateProblem> = {
  empty: choose,
  unknown: choose,
  'mail-only': {
    en: 'A home must be in one of the 50 states or DC. Mail can go to this address.',
    es: 'La casa debe estar en uno de los 50 estados o en DC. La correspondencia puede llegar a esta dirección.',
  },
}

export const mailingStateMessages: MessagesOf<StateProblem> = { empty: choose, unknown: choose }

export const certifyFirst: LocalizedText = {
  en: 'Certify that your details are correct.',
  es: 'Certifique que sus datos son correctos.',
}

export const notYet: LocalizedText = {
  en: 'Finish the previous step first.',
  es: 'Primero termine el paso anterior.',
}

export const alreadyConfirmed: LocalizedText = {
  en: 'You already sent your application, so you can’t change it here.',
  es: 'Su solicitud ya se envió y no se puede cambiar aquí.',
}
