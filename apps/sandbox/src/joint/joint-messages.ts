import type { LocalizedText } from '@coffer/provider-kit/refusal'

export const onlyPrimary: LocalizedText = {
  en: 'Only the primary account holder can do this.',
  es: 'Solo el titular principal de la cuenta puede hacer esto.',
}

export const notShareable: LocalizedText = {
  en: 'You can share an account once it’s open and approved.',
  es: 'Una cuenta se puede compartir cuando está abierta y aprobada.',
}

export const noHolderStarted: LocalizedText = {
  en: 'There’s no open application for a joint holder.',
  es: 'No hay ninguna solicitud de cotitular abierta.',
}

export const alreadySent: LocalizedText = {
  en: 'This application was already sent, so it can’t be changed.',
  es: 'Esta solicitud ya se envió y no se puede cambiar.',
}

export const notInvited: LocalizedText = {
  en: 'There’s no open invitation.',
  es: 'No hay ninguna invitación pendiente de respuesta.',
}

export const alreadyJoined: LocalizedText = {
  en: 'The joint holder already signed up, so you can’t cancel the application here.',
  es: 'El cotitular ya se registró, así que la solicitud no se puede cancelar aquí.',
}

export const otherEntity: LocalizedText = {
  en: 'This isn’t your account.',
  es: 'Esta no es su cuenta.',
}

export const emailInUse: LocalizedText = {
  en: 'This email is already in use. Enter another one for the joint holder.',
  es: 'Este correo electrónico ya está en uso. Ingrese otro para el cotitular.',
}

export const contactFirst: LocalizedText = {
  en: 'Enter the joint holder’s mobile number first.',
  es: 'Primero ingrese el número de celular del cotitular.',
}

/** Why a link is not valid, by the field that reports it. */
export const linkMessages = {
  used: {
    en: 'This invitation was already used. Log in with your email and password.',
    es: 'Esta invitación ya se usó. Inicie sesión con su correo electrónico y su contraseña.',
  },
  expired: {
    en: 'This invitation has expired. Ask the account holder to send another.',
    es: 'Esta invitación venció. Pida al titular que le envíe otra.',
  },
  invalid: {
    en: 'This link isn’t complete. Open it from the email again.',
    es: 'Este enlace está incompleto. Ábralo de nuevo desde el correo electrónico.',
  },
} as const satisfies Record<string, LocalizedText>
export type LinkProblem = keyof typeof linkMessages

export const checkLocked: LocalizedText = {
  en: 'Too many tries. Ask the account holder to send the invitation again.',
  es: 'Demasiados intentos. Pida al titular que le reenvíe la invitación.',
}

export const doesNotMatch: LocalizedText = {
  en: 'This doesn’t match what the account holder entered.',
  es: 'Eso no coincide con lo que ingresó el titular de la cuenta.',
}

export const identityExpired: LocalizedText = {
  en: 'Your time ran out. Verify your identity again.',
  es: 'Pasó demasiado tiempo. Verifique su identidad de nuevo.',
}
