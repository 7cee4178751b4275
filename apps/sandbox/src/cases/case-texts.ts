import type { CaseReason } from '@coffer/domain/cases'
import type { Language } from '@coffer/i18n/languages'
import { localize, type LocalizedText } from '@coffer/provider-kit/refusal'

/** The subject of a report, which is also its text if the depositor adds none. */
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

interface Texts {
  readonly subject: string
  readonly body: string
}

/** A message's texts for its reader: a reason that the depositor chose is translated; text that they wrote is not. */
export function reportTexts(
  { subject, body }: Texts,
  reason: CaseReason | undefined,
  language: Language,
): Texts {
  if (reason === undefined) return { subject, body }
  const chosen = localize(caseSubjects[reason], language)
  return { subject: chosen, body: body === subject ? chosen : body }
}

export const caseTexts = {
  open: {
    en: 'You already reported this transaction. Reply in that conversation to add something.',
    es: 'Ya informó un problema con esta transacción. Para agregar algo, responda en esa conversación.',
  },
  reason: { en: 'Choose another reason.', es: 'Elija otro motivo.' },
} as const satisfies Record<string, LocalizedText>
