import { nonProfitBody } from '@coffer/api-client/non-profits/request-schema'
import { eq } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { chosenNonProfits } from '../database/schema/beneficiaries.ts'
import { parseBody, holdsAccount } from '../http/call.ts'
import { asCaller } from '../http/as-caller.ts'
import { ok } from '../http/envelope.ts'
import { forbidden, invalid, rejected, type LocalizedText } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { lockDepositor, hasReached } from '../onboarding/progress.ts'
import { defaultNonProfit, nonProfits, searchNonProfits, type NonProfit } from './non-profits.ts'

/** The non-profit of an account, which either holder may choose. */
export const nonProfitCalls: Area = (api) => {
  api.get('/nonprofits/default', (c) => ok<'GET /nonprofits/default'>(c, toWire(defaultNonProfit())))

  api.get('/nonprofits', (c) =>
    ok<'GET /nonprofits'>(c, searchNonProfits(c.req.query('search') ?? '').map(toWire)),
  )

  api.get(
    '/nonprofits/selected',
    asCaller(async (c, tx, { accountDepositorId }) => {
      const chosen = await findChosen(tx, accountDepositorId)
      if (chosen === null) throw rejected(noneChosen)
      return ok<'GET /nonprofits/selected'>(c, toWire(chosen))
    }),
  )

  api.post(
    '/nonprofits/select',
    asCaller(async (c, tx, caller) => {
      if (!holdsAccount(caller)) throw forbidden(notYet)
      const { accountDepositorId: depositorId } = caller
      const { ein } = await parseBody(c, nonProfitBody)
      const found = nonProfits.find((one) => one.ein === ein)
      if (found === undefined || found.status === 'ARCHIVED') throw invalid({ ein: [unknownNonProfit] })
      const depositor = await lockDepositor(tx, depositorId)
      if (!hasReached(depositor, 'funded') || !mayChoose(depositor.registrationStatus))
        throw forbidden(notYet)
      const chosen = { ein, chosenAt: now(tx) }
      await tx
        .insert(chosenNonProfits)
        .values({ depositorId, ...chosen })
        .onConflictDoUpdate({ target: [chosenNonProfits.tenant, chosenNonProfits.depositorId], set: chosen })
      return ok<'POST /nonprofits/select'>(c, toWire(found))
    }),
  )
}

const mayChoose = (status: string | null): boolean => status !== 'VIEW_ONLY'

async function findChosen(tx: Tx, depositorId: string): Promise<NonProfit | null> {
  const [row] = await tx.select().from(chosenNonProfits).where(eq(chosenNonProfits.depositorId, depositorId))
  return nonProfits.find(({ ein }) => ein === row?.ein) ?? null
}

const toWire = ({ ein, name, mission, location, address, status }: NonProfit) => ({
  ein,
  name,
  mission,
  location,
  locationAddress: address,
  status,
})

const noneChosen: LocalizedText = {
  en: 'You haven’t chosen a non-profit yet.',
  es: 'Aún no se ha elegido una organización sin fines de lucro.',
}
const unknownNonProfit: LocalizedText = {
  en: 'This organization isn’t in the program. Choose another.',
  es: 'Esta organización no está en el programa. Elija otra.',
}
const notYet: LocalizedText = {
  en: 'You can choose a non-profit once your account is funded.',
  es: 'Podrá elegir una organización cuando su cuenta tenga fondos.',
}
