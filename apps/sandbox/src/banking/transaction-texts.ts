import type { LocalizedText } from '@coffer/provider-kit/refusal'

export const transactionTexts = {
  notAllowed: {
    en: 'You can’t change transactions right now.',
    es: 'No se pueden cambiar las transacciones en este momento.',
  },
  tooLate: {
    en: 'This transaction was already sent, so you can’t cancel it.',
    es: 'Esta transacción ya se envió y no se puede cancelar.',
  },
  alreadyCanceled: {
    en: 'This transaction was already canceled.',
    es: 'Esta transacción ya se canceló.',
  },
  depositCancelled: {
    en: 'Deposit cancelled successfully',
    es: 'Depósito cancelado correctamente',
  },
  withdrawalCancelled: {
    en: 'Withdrawal canceled successfully',
    es: 'Retiro cancelado correctamente',
  },
} as const satisfies Record<string, LocalizedText>
