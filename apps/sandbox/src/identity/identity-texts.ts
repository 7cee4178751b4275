import type { LocalizedText } from '@coffer/provider-kit/refusal'

/** Refusals that more than one call returns, or that tests compare with the screen. */
export const identityTexts = {
  locked: {
    en: 'Too many incorrect attempts. Account Locked.',
    es: 'Demasiados intentos incorrectos. Cuenta bloqueada.',
  },
  notTheCurrentPassword: {
    en: 'That isn’t your current password.',
    es: 'Esa no es su contraseña actual.',
  },
  spentCode: {
    en: 'That code has expired. Request a new one.',
    es: 'Ese código ya no es válido. Solicite otro.',
  },
  unknownPasskey: {
    en: 'We couldn’t verify this passkey. Try another one, or continue without a passkey.',
    es: 'No pudimos verificar esta llave de acceso. Use otra o continúe sin una llave de acceso.',
  },
} as const satisfies Record<string, LocalizedText>

export const wrongCode = (triesLeft: number) =>
  ({
    en: `That code is incorrect. Check it and try again. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
    es: `Ese código no es correcto. Revíselo e inténtelo de nuevo. Le ${triesLeft === 1 ? 'queda 1 intento' : `quedan ${triesLeft} intentos`}.`,
  }) satisfies LocalizedText
