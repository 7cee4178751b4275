import type { AllocationProblem } from '@coffer/domain/allocations'
import type { BirthProblem } from '@coffer/domain/beneficiaries'
import type { LocalizedText } from '@coffer/provider-kit/refusal'
import { dateOfBirthMessages } from '../onboarding/onboarding-messages.ts'

const doNotAddUp: LocalizedText = {
  en: 'The shares must be whole percents that add up to 100.',
  es: 'Las partes deben ser porcentajes enteros que sumen 100.',
}

export const allocationMessages: Readonly<Record<AllocationProblem, LocalizedText>> = {
  'not-whole': doNotAddUp,
  'out-of-range': doNotAddUp,
  'does-not-add-up': doNotAddUp,
  'wrong-members': {
    en: 'Give each beneficiary of this kind a share. The list may have changed in the meantime.',
    es: 'Asigne una parte a cada beneficiario de este tipo. Es posible que la lista haya cambiado.',
  },
}

export const birthDateMessages: Readonly<Record<BirthProblem, LocalizedText>> = {
  empty: dateOfBirthMessages.empty,
  malformed: dateOfBirthMessages.malformed,
  'too-early': dateOfBirthMessages['too-early'],
  'in-future': dateOfBirthMessages['in-future'],
}

export const lastFourMessage: LocalizedText = {
  en: 'Enter the last four digits of the number.',
  es: 'Ingrese los últimos 4 dígitos del número.',
}

export const onlyPrimary: LocalizedText = {
  en: 'Only the primary account holder can change beneficiaries.',
  es: 'Solo el titular principal de la cuenta puede cambiar los beneficiarios.',
}

export const viewOnly: LocalizedText = {
  en: 'You can only view your account right now.',
  es: 'En este momento su cuenta solo se puede consultar.',
}

export const notYetOpen: LocalizedText = {
  en: 'You can add beneficiaries once your account is funded.',
  es: 'Podrá agregar beneficiarios cuando su cuenta tenga fondos.',
}

export const tooManyBeneficiaries: LocalizedText = {
  en: 'An account can have up to 10 beneficiaries.',
  es: 'Una cuenta tiene como máximo 10 beneficiarios.',
}

export const othersNeedShares: LocalizedText = {
  en: 'Choose who gets this beneficiary’s share.',
  es: 'Indique cómo se reparte la parte de este beneficiario entre los demás.',
}
