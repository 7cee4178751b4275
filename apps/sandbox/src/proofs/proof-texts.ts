import { PROOFS_PER_DAY, type PeriodProblem } from '@coffer/domain/proofs'
import type { LocalizedText } from '@coffer/provider-kit/refusal'

export const proofTexts = {
  limit: {
    en: `You can create ${PROOFS_PER_DAY} documents a day. Try again tomorrow.`,
    es: `Puede crear ${PROOFS_PER_DAY} documentos al día. Inténtelo de nuevo mañana.`,
  },
  closed: {
    en: 'Your account is closed, so it can’t receive deposits.',
    es: 'Su cuenta está cerrada y no puede recibir depósitos.',
  },
  missing: { en: 'Enter a date.', es: 'Ingrese una fecha.' },
  year: { en: 'Choose a year of your account.', es: 'Elija un año de su cuenta.' },
  unknownCode: {
    en: 'We don’t have a document with this code. Check it, or contact the bank.',
    es: 'No tenemos ningún documento con este código. Revíselo o comuníquese con el banco.',
  },
} as const satisfies Record<string, LocalizedText>

/** Why a proof cannot cover a period, shown at the field. */
const periodTexts = {
  from: {
    too_early: {
      en: 'Choose the day your account was opened or later.',
      es: 'Elija el día de apertura de su cuenta o uno posterior.',
    },
    too_late: { en: 'Choose yesterday or earlier.', es: 'Elija el día de ayer o uno anterior.' },
  },
  until: {
    too_late: { en: 'Choose yesterday or earlier.', es: 'Elija el día de ayer o uno anterior.' },
    before_from: { en: 'Choose the first day or later.', es: 'Elija el primer día o uno posterior.' },
    too_long: { en: 'Choose 24 months or less.', es: 'Elija 24 meses o menos.' },
  },
} as const

export const periodText = (found: PeriodProblem): LocalizedText =>
  found.field === 'from' ? periodTexts.from[found.problem] : periodTexts.until[found.problem]
