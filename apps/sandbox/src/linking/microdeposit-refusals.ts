import type { LinkedAccountStatus } from '@coffer/domain/status'
import { forbidden, unprocessable, type ApiRefusal, type LocalizedText } from '@coffer/provider-kit/refusal'
import type { LinkedAccount } from './linked-account.ts'

/** Refusal for wrong amounts, with the number of attempts left. */
export const wrongAmounts = (left: number, status: string): ApiRefusal =>
  unprocessable(
    {
      en: `Those amounts don’t match our records. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`,
      es: `Esos montos no coinciden. Le ${left === 1 ? 'queda 1 intento' : `quedan ${left} intentos`}.`,
    },
    { attempts_left: left, status },
  )

const refusalTexts: Readonly<Partial<Record<LinkedAccountStatus, LocalizedText>>> = {
  FAILED: {
    en: 'You have no tries left. Request new amounts.',
    es: 'No quedan intentos. Solicite depósitos nuevos.',
  },
  TIMEOUT: {
    en: 'These amounts have expired. Request new ones.',
    es: 'Venció el plazo para ingresar estos montos. Solicite otros.',
  },
  VERIFICATION_RETURNED: {
    en: 'Our deposits to this account were returned. Enter your bank details again or link another account.',
    es: 'Los depósitos a esta cuenta fueron devueltos. Ingrese sus datos bancarios de nuevo o vincule otra cuenta.',
  },
}

/** Refusal to verify or send microdeposits, by the status of the account. */
export const notWaiting = (status: LinkedAccountStatus): ApiRefusal =>
  unprocessable(
    refusalTexts[status] ?? {
      en: 'This account doesn’t need amounts.',
      es: 'Esta cuenta no espera montos.',
    },
    { attempts_left: 0, status },
  )

export const locked = (account: LinkedAccount): ApiRefusal =>
  forbidden(
    {
      en: 'This account is locked after too many tries. Contact us for help.',
      es: 'Esta cuenta está bloqueada por demasiados intentos. Comuníquese con nosotros para recibir ayuda.',
    },
    { data: { uuid: account.id, status: 'LOCKED', attempts_left: 0 } },
  )
