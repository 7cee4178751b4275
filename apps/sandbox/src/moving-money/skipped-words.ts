import type { CalendarDate } from '@coffer/domain/calendar'
import type { Transfer } from '../banking/transfer-stage.ts'
import { dollars, paperDate } from '../documents/printable.ts'
import type { Language } from '../http/refusal.ts'
import type { AlertWords } from '../notices/alerts.ts'

/** Why the deposit of a day was not made. */
export type Skipped = 'linked-account' | 'depositor' | 'limits'

const why: Readonly<Record<Skipped, Readonly<Record<Language, string>>>> = {
  'linked-account': {
    en: 'The linked account it comes from could not be used. Link one again, and change or schedule the deposit anew.',
    es: 'No se pudo usar la cuenta vinculada de la que proviene. Vincule una de nuevo y cambie o vuelva a programar el depósito.',
  },
  depositor: {
    en: 'Money could not be moved in your account on that day. Write to us in the message center to learn why.',
    es: 'Ese día no se podía mover dinero en su cuenta. Escríbanos en el centro de mensajes para saber por qué.',
  },
  limits: {
    en: 'The amount is outside the limits for deposits on that day. Change it under Transactions.',
    es: 'El monto está fuera de los límites para depósitos de ese día. Cámbielo en Transacciones.',
  },
}

/** What the depositor is told: which deposit, why, and what comes next. */
export function skippedWords(transfer: Transfer, reason: Skipped, next: CalendarDate | null): AlertWords {
  const { description, amountCents, scheduledFor } = transfer
  const day = (date: CalendarDate | null, language: Language): string =>
    date === null ? '' : paperDate(date, language)
  const following = {
    en: next === null ? '' : ` The next one is planned for ${day(next, 'en')}.`,
    es: next === null ? '' : ` El siguiente está previsto para el ${day(next, 'es')}.`,
  }
  return {
    title: { en: 'A scheduled deposit was not made', es: 'No se realizó un depósito programado' },
    body: {
      en: `${description}, ${dollars(amountCents, 'en')}, ${day(scheduledFor, 'en')}. ${why[reason].en}${following.en}`,
      es: `${description}, ${dollars(amountCents, 'es')}, ${day(scheduledFor, 'es')}. ${why[reason].es}${following.es}`,
    },
  }
}
