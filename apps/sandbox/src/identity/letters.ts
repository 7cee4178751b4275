import type { Tx } from '../database/in-tenant.ts'
import { send } from '../outbox/outbox.ts'
import { brandingOf } from '../tenants/branding.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import { languageOf } from './spoken-to.ts'
import type { User } from './users.ts'

export interface Words {
  readonly subject: string
  readonly body: string
  readonly action?: string
}

/** Every message about who someone is, in their language. `name` is the institution's. */
const letters = {
  'verify-email': {
    en: (name: string): Words => ({
      subject: `Verify your email for ${name}`,
      body: 'Please confirm that this is your email. The link is good for 24 hours and works once.',
      action: 'Verify my email',
    }),
    es: (name: string): Words => ({
      subject: `Verifique su correo para ${name}`,
      body: 'Confirme que este es su correo. El enlace vale por 24 horas y funciona una sola vez.',
      action: 'Verificar mi correo',
    }),
  },
  'reset-password': {
    en: (name: string): Words => ({
      subject: `Reset your ${name} password`,
      body: 'Someone asked to reset your password. If it was you, use this link within an hour. If it was not, do nothing: your password stays as it is.',
      action: 'Choose a new password',
    }),
    es: (name: string): Words => ({
      subject: `Restablezca su contraseña de ${name}`,
      body: 'Alguien pidió restablecer su contraseña. Si fue usted, use este enlace dentro de una hora. Si no, no haga nada: su contraseña sigue igual.',
      action: 'Elegir una contraseña nueva',
    }),
  },
  'password-changed': {
    en: (name: string): Words => ({
      subject: `Your ${name} password was changed`,
      body: 'Your password was changed and every device was logged out. If this was not you, contact support at once.',
    }),
    es: (name: string): Words => ({
      subject: `Su contraseña de ${name} cambió`,
      body: 'Su contraseña cambió y se cerró la sesión en todos los dispositivos. Si no fue usted, comuníquese de inmediato con soporte.',
    }),
  },
  'password-replaced': {
    en: (name: string): Words => ({
      subject: `Your ${name} password was changed`,
      body: 'Your password was changed in your account, and your other devices were logged out. If this was not you, contact support at once.',
    }),
    es: (name: string): Words => ({
      subject: `Su contraseña de ${name} cambió`,
      body: 'Su contraseña se cambió desde su cuenta y se cerró la sesión en sus otros dispositivos. Si no fue usted, comuníquese de inmediato con soporte.',
    }),
  },
  'email-replaced': {
    en: (name: string): Words => ({
      subject: `Your ${name} email was changed`,
      body: 'The email of your account was changed to another address, and your other devices were logged out. From now on we write there. If this was not you, contact support at once.',
    }),
    es: (name: string): Words => ({
      subject: `Su correo de ${name} cambió`,
      body: 'El correo de su cuenta se cambió por otra dirección y se cerró la sesión en sus otros dispositivos. Desde ahora le escribimos allí. Si no fue usted, comuníquese de inmediato con soporte.',
    }),
  },
  'phone-replaced': {
    en: (name: string): Words => ({
      subject: `Your ${name} mobile number was changed`,
      body: 'The mobile number of your account was changed. Text messages with codes go to the new number. If this was not you, contact support at once.',
    }),
    es: (name: string): Words => ({
      subject: `Su número de celular de ${name} cambió`,
      body: 'El número de celular de su cuenta se cambió. Los mensajes de texto con códigos van al número nuevo. Si no fue usted, comuníquese de inmediato con soporte.',
    }),
  },
} as const

/** Sends one of the letters by email, with a link where it has something to do. */
export async function sendLetter(
  tx: Tx,
  tenants: TenantDirectory,
  user: Pick<User, 'email' | 'locale'>,
  letter: keyof typeof letters,
  link?: string,
): Promise<void> {
  const { name } = await brandingOf(tx, tenants)
  await mail(tx, { to: user.email, from: name, words: letters[letter][languageOf(user.locale)](name), link })
}

/** Sends an email from the institution: what it says, and a link where there is something to do. */
export async function mail(
  tx: Tx,
  { to, from, words, link }: { to: string; from: string; words: Words; link?: string | undefined },
): Promise<void> {
  const linkHtml = link ? `<p><a href="${escaped(link)}">${escaped(words.action ?? link)}</a></p>` : ''
  await send(tx, {
    channel: 'email',
    to,
    subject: words.subject,
    text: [words.body, ...(link ? [link] : []), from].join('\n\n'),
    html: `<p>${escaped(words.body)}</p>${linkHtml}<p>${escaped(from)}</p>`,
    links: link ? [link] : [],
  })
}

/** Sends a one-time code. */
export async function sendCode(
  tx: Tx,
  tenants: TenantDirectory,
  user: Pick<User, 'locale'>,
  code: string,
  channel: 'email' | 'sms',
  to: string,
): Promise<void> {
  const { shortName } = await brandingOf(tx, tenants)
  const es = languageOf(user.locale) === 'es'
  const text = es
    ? `${code} es su código de un solo uso de ${shortName}. Vale por 10 minutos. Nunca se lo pediremos por teléfono.`
    : `${code} is your one-time code for ${shortName}. It is good for 10 minutes. We never ask you for it.`
  const subject = es ? 'Su código de un solo uso' : 'Your one-time code'
  await send(tx, { channel, to, subject, text, code })
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
