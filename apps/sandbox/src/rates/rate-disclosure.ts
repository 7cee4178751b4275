import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Tx } from '../database/in-tenant.ts'
import { disclosures } from '../database/schema/disclosures.ts'
import { publishVersion } from '../disclosures/publish.ts'
import { truthInSavings } from '../disclosures/texts.ts'
import { schedule, workKind } from '../due-work/due-work.ts'
import { midnight } from '../statements/periods.ts'

const payload = v.object({ from: v.string(), to: v.string(), date: v.string() })
type Payload = v.InferOutput<typeof payload>

export const rateDisclosure = workKind('rate-disclosure', payload)

/** Schedules the disclosure of a changed yield for the moment from which new accounts get it (12 CFR 1030.4). */
export const scheduleRateDisclosure = (tx: Tx, change: Payload): Promise<void> =>
  schedule(tx, rateDisclosure, change, midnight(change.date), { key: change.date })

/**
 * Publishes the Truth in Savings disclosure with the new yield. Applicants sign it before they fund; holders have been
 * notified. A text that names another yield was written by the operator, and stays.
 */
export async function discloseRate(tx: Tx, { from, to }: Payload): Promise<void> {
  const [active] = await tx
    .select()
    .from(disclosures)
    .where(and(eq(disclosures.isActive, true), eq(disclosures.slug, truthInSavings)))
    .for('no key update')
  if (active === undefined) return
  const bodyHtml = active.bodyHtml.replaceAll(`>${from}%<`, `>${to}%<`)
  if (bodyHtml !== active.bodyHtml) await publishVersion(tx, active, { bodyHtml })
}
