import { easternDate, isCalendarDate } from '@coffer/domain/calendar'
import { shortText } from '@coffer/api-client/request/text'
import { parseBody } from '@coffer/provider-kit/body'
import { conflict, invalid } from '@coffer/provider-kit/refusal'
import * as v from 'valibot'
import { savingsProduct } from '../banking/deposit-account.ts'
import { now } from '../database/in-tenant.ts'
import { rateChanges } from '../database/schema/rates.ts'
import type { OperatorArea } from '../http/routes.ts'
import { type RateChange, findRateChanges } from '../rates/rates.ts'
import { scheduleRateDisclosure } from '../rates/rate-disclosure.ts'
import { scheduleRateNotices } from '../rates/rate-notices.ts'
import { actInTenant } from './act.ts'
import { forEachTenant, namedTenant } from './for-each-tenant.ts'

export const rateBody = v.object({
  tenant: v.optional(shortText),
  apy: v.pipe(shortText, v.regex(/^\d{1,2}\.\d{2}$/)),
  effective_on: v.pipe(shortText, v.check(isCalendarDate)),
})

/** Changes of the yield of a tenant's accounts. A change is announced before its day, and cannot be revoked. */
export const rateOperations: OperatorArea = (operator) => {
  operator.get('/rates', async (c) =>
    c.json(
      await forEachTenant(c, async (tx, slug) =>
        (await findRateChanges(tx)).map((change) => ({ tenant: slug, ...toWire(change) })),
      ),
    ),
  )

  operator.post('/rates', async (c) => {
    const { tenant, apy, effective_on: effectiveOn } = await parseBody(c, rateBody)
    const announced = await actInTenant(c, namedTenant(c, tenant), async (tx) => {
      const announcedOn = easternDate(now(tx))
      if (effectiveOn <= announcedOn) throw invalid({ effective_on: [texts.past] })
      const earlier = await findRateChanges(tx)
      const last = earlier.at(-1)
      if (last !== undefined && last.effectiveOn >= effectiveOn)
        throw conflict(texts.order, { fields: { effective_on: [texts.order] } })
      const change = { apy, effectiveOn, announcedOn }
      await tx.insert(rateChanges).values(change)
      const notice = { from: last?.apy ?? savingsProduct.apy, to: apy, date: effectiveOn }
      await scheduleRateNotices(tx, notice)
      await scheduleRateDisclosure(tx, notice)
      return change
    })
    return c.json(toWire(announced), 201)
  })
}

const texts = {
  past: { en: 'Choose a day after today.', es: 'Elija un día después de hoy.' },
  order: {
    en: 'A change for that day or a later one was already announced.',
    es: 'Ya se anunció un cambio para ese día o uno posterior.',
  },
}

const toWire = ({ apy, effectiveOn, announcedOn }: Omit<RateChange, 'begins'>) => ({
  apy,
  effective_on: effectiveOn,
  announced_on: announcedOn,
})
