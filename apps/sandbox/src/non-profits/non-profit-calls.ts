import { forbidden, invalid, rejected, type LocalizedText } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { chosenNonProfits } from '../database/schema/beneficiaries.ts'
import { asCaller } from '../http/as-caller.ts'
import { holdsAccount } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { lockDepositor, hasReached } from '../onboarding/progress.ts'
import { defaultNonProfit, nonProfits, searchNonProfits, type NonProfit } from './non-profits.ts'

/** The non-profit of an account, which either holder may choose. */
export const nonProfitCalls = {
  'GET /nonprofits/default': () => toWire(defaultNonProfit()),

  'GET /nonprofits': ({ c }) => searchNonProfits(c.req.query('search') ?? '').map(toWire),

  'GET /nonprofits/selected': asCaller(async ({ tx, caller: { accountDepositorId } }) => {
    const chosen = await findChosen(tx, accountDepositorId)
    if (chosen === null) throw rejected(noneChosen)
    return toWire(chosen)
  }),

  'POST /nonprofits/select': asCaller(async ({ tx, caller, readBody }) => {
    if (!holdsAccount(caller)) throw forbidden(notYet)
    const { accountDepositorId: depositorId } = caller
    const { ein } = await readBody()
    const found = nonProfits.find((one) => one.ein === ein)
    if (found === undefined || found.status === 'ARCHIVED') throw invalid({ ein: [unknownNonProfit] })
    const depositor = await lockDepositor(tx, depositorId)
    if (!hasReached(depositor, 'funded') || !mayChoose(depositor.registrationStatus)) throw forbidden(notYet)
    const chosen = { ein, chosenAt: now(tx) }
    await tx
      .insert(chosenNonProfits)
      .values({ depositorId, ...chosen })
      .onConflictDoUpdate({ target: [chosenNonProfits.tenant, chosenNonProfits.depositorId], set: chosen })
    return toWire(found)
  }),
} satisfies SomeHandlers

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
