import { localize } from '@coffer/provider-kit/refusal'
import { now, type Tx } from '../database/in-tenant.ts'
import { findContact } from '../identity/contact.ts'
import { writeMessage } from '../messages/write-message.ts'

const hour = 60 * 60_000

/** A question from two days ago, and its unread reply with a file. */
export async function seedThread(tx: Tx, depositorId: string): Promise<void> {
  const { language } = await findContact(tx, depositorId)
  const ago = (hours: number) => new Date(now(tx).getTime() - hours * hour)
  const topic = 'transfer'
  const requested = await writeMessage(tx, depositorId, {
    direction: 'outbound',
    topic,
    subject: localize(texts.subject, language),
    body: localize(texts.question, language),
    sentAt: ago(50),
  })
  const text = new TextEncoder().encode(localize(texts.times, language))
  await writeMessage(
    tx,
    depositorId,
    {
      direction: 'inbound',
      topic,
      subject: requested.subject,
      body: localize(texts.answer, language),
      threadId: requested.threadId,
      sentAt: ago(22),
    },
    [
      {
        name: localize(texts.file, language),
        mediaType: 'text/plain',
        size: text.length,
        content: text,
      },
    ],
  )
}

const texts = {
  subject: { en: 'When can I use a deposit?', es: '¿Cuándo puedo usar un depósito?' },
  question: {
    en: 'I’d like to deposit on a Friday evening.\nWhen is the money available?',
    es: 'Quisiera depositar un viernes por la noche.\n¿Cuándo está disponible el dinero?',
  },
  answer: {
    en: 'Thanks for asking.\n\nA deposit made after 4:00 PM Eastern leaves on the next business day, so on Monday. It’s available from 8:30 AM Eastern on the second business day after that, which is Wednesday. The attached note has all our times.',
    es: 'Gracias por su pregunta.\n\nUn depósito hecho después de las 4:00 p. m., hora del Este, sale el siguiente día hábil, es decir, el lunes. Está disponible desde las 8:30 a. m., hora del Este, del segundo día hábil posterior, que es el miércoles. En la nota adjunta están todos nuestros horarios.',
  },
  file: { en: 'Transfer times.txt', es: 'Horarios de transferencias.txt' },
  times: {
    en: 'Leaves your bank: business days at 4:00 PM Eastern\nArrives: 8:30 AM Eastern on the next business day\nAvailable: 8:30 AM Eastern on the second business day after it leaves\n',
    es: 'Salida: días hábiles a las 4:00 p. m., hora del Este\nLiquidación: 8:30 a. m., hora del Este, del siguiente día hábil\nDisponible: 8:30 a. m., hora del Este, del segundo día hábil después de la salida\n',
  },
} as const
