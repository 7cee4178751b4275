import type { CaseReason } from '@coffer/domain/cases'
import type { LocalizedText } from '../http/refusal.ts'

/** The subject of a report, and its words where the depositor adds none. */
export const caseSubjects = {
  unrecognized: {
    en: 'I don’t recognize this transaction',
    es: 'No reconozco esta transacción',
  },
  wrong_amount: {
    en: 'The amount of this transaction is wrong',
    es: 'El monto de esta transacción es incorrecto',
  },
  missing: {
    en: 'Where is the money of this transaction?',
    es: '¿Dónde está el dinero de esta transacción?',
  },
} as const satisfies Record<CaseReason, LocalizedText>

export const caseTexts = {
  open: {
    en: 'You already reported this transaction. Reply in that conversation to add something.',
    es: 'Ya informó un problema con esta transacción. Para agregar algo, responda en esa conversación.',
  },
  reason: { en: 'Choose another reason.', es: 'Elija otro motivo.' },
} as const satisfies Record<string, LocalizedText>
