import type { Tx } from '../database/in-tenant.ts'
import { notify } from '../notices/notify.ts'
import type { AlertWords } from '../notices/alerts.ts'
import { change, type DepositorRow } from '../onboarding/progress.ts'

const linkAgain: AlertWords = {
  title: { en: 'Link your bank again', es: 'Vuelva a vincular su banco' },
  body: {
    en: 'None of your linked bank accounts can be used now, so deposits and withdrawals are paused. Log in and link one to go on.',
    es: 'Ahora no se puede usar ninguna de sus cuentas bancarias vinculadas, así que los depósitos y retiros están en pausa. Inicie sesión y vincule una para continuar.',
  },
}

/** Sets the relink flag or clears it. Whoever it is set for is told, once. */
export async function flagRelink(
  tx: Tx,
  { depositorId, relink: before }: Pick<DepositorRow, 'depositorId' | 'relink'>,
  relink: boolean,
): Promise<void> {
  if (relink === before) return
  await change(tx, depositorId, { relink })
  if (relink) await notify(tx, depositorId, linkAgain)
}
