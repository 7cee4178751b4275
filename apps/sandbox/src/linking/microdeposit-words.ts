import type { AlertWords } from '../notices/alerts.ts'
import type { LinkedAccount } from './linked-account.ts'

type Of = Pick<LinkedAccount, 'institution' | 'mask'>

export const arrivedWords = ({ institution, mask }: Of): AlertWords => ({
  title: { en: 'Look for two small deposits', es: 'Busque dos depósitos pequeños' },
  body: {
    en: `Two small deposits should now be in your ${institution} account ending in ${mask}. Log in and enter their amounts to finish linking it.`,
    es: `Ya debería haber dos depósitos pequeños en su cuenta de ${institution} terminada en ${mask}. Inicie sesión e ingrese sus montos para terminar de vincularla.`,
  },
})

export const cameBackWords = ({ institution, mask }: Of): AlertWords => ({
  title: { en: 'Your bank details need another look', es: 'Revise sus datos bancarios' },
  body: {
    en: `The two small deposits to your ${institution} account ending in ${mask} came back, so it could not be linked. Log in to enter the details again, or to link another account.`,
    es: `Los dos depósitos pequeños a su cuenta de ${institution} terminada en ${mask} fueron devueltos, por lo que no se pudo vincular. Inicie sesión para ingresar los datos de nuevo o vincular otra cuenta.`,
  },
})

export const ranOutWords = ({ institution, mask }: Of): AlertWords => ({
  title: {
    en: 'The time to verify your account ran out',
    es: 'Se acabó el tiempo para verificar su cuenta',
  },
  body: {
    en: `The amounts sent to your ${institution} account ending in ${mask} were not entered in time. Log in to see how to go on.`,
    es: `Los montos enviados a su cuenta de ${institution} terminada en ${mask} no se ingresaron a tiempo. Inicie sesión para ver cómo continuar.`,
  },
})
