import type { AlertWords } from '../notices/alerts.ts'

export const beingClosed: AlertWords = {
  title: { en: 'Your account is being closed', es: 'Su cuenta se está cerrando' },
  body: {
    en: 'Your whole balance, with the interest until today, is on its way to your linked account. Your account closes when it arrives. If you did not ask for this, contact us at once.',
    es: 'Todo su saldo, con los intereses hasta hoy, va en camino a su cuenta vinculada. Su cuenta se cierra cuando llegue. Si usted no lo pidió, comuníquese con nosotros de inmediato.',
  },
}

export const closed: AlertWords = {
  title: { en: 'Your account is closed', es: 'Su cuenta está cerrada' },
  body: {
    en: 'Your balance was paid out and your account is closed. Your statements and tax documents stay under Documents.',
    es: 'Se pagó su saldo y su cuenta está cerrada. Sus estados de cuenta y documentos tributarios siguen en Documentos.',
  },
}

export const openAgain: AlertWords = {
  title: { en: 'Your account is open again', es: 'Su cuenta está abierta de nuevo' },
  body: {
    en: 'A transfer was returned after you asked to close your account, so it is open again with what came back. Open Transactions to see why, and close it again when you are ready.',
    es: 'Se devolvió una transferencia después de que pidió cerrar su cuenta, por lo que está abierta de nuevo con lo que regresó. Abra Transacciones para ver por qué y ciérrela de nuevo cuando quiera.',
  },
}
