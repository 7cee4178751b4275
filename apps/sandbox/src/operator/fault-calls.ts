import { shortText } from '@coffer/api-client/request/text'
import { parseBody } from '@coffer/provider-kit/body'
import { notFound } from '@coffer/provider-kit/refusal'
import * as v from 'valibot'
import { faultEffects, type Fault, type Faults } from '../http/faults.ts'
import type { OperatorArea } from '../http/routes.ts'
import { recordBeforehand } from './act.ts'
import { namedTenant } from './for-each-tenant.ts'

const faultFields = {
  tenant: v.optional(shortText),
  method: v.pipe(shortText, v.toUpperCase()),
  path: v.pipe(shortText, v.startsWith('/')),
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
}

export const faultBody = v.variant('kind', [
  v.object({
    ...faultFields,
    kind: v.literal('latency'),
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  }),
  v.object({ ...faultFields, kind: v.literal('status'), value: v.picklist(faultEffects) }),
  v.object({ ...faultFields, kind: v.literal('drop'), value: v.picklist(['before', 'after']) }),
  v.object({ ...faultFields, kind: v.literal('malformed') }),
  v.object({ ...faultFields, kind: v.literal('unauthorized-in-payload') }),
])

export const faultCalls =
  (faults: Faults): OperatorArea =>
  (operator) => {
    operator.get('/faults', (c) => c.json(activeFaults(faults)))

    operator.put('/faults', async (c) => {
      const { tenant, method, path, times, ...effect } = await parseBody(c, faultBody)
      const slug = namedTenant(c, tenant)
      await recordBeforehand(c)
      faults.add({ tenant: slug, method, path, times, effect })
      return c.json(activeFaults(faults))
    })

    operator.delete('/faults/:faultId', async (c) => {
      const id = c.req.param('faultId')
      if (!faults.all().some(({ fault }) => fault.id === id)) throw notFound('No active fault has this id.')
      await recordBeforehand(c)
      faults.end(id)
      return c.json(activeFaults(faults))
    })

    operator.delete('/faults', async (c) => {
      await recordBeforehand(c)
      faults.clear()
      return c.json(activeFaults(faults))
    })
  }

const activeFaults = (faults: Faults) => faults.all().map(({ fault, met }) => ({ ...toWire(fault), met }))

const toWire = ({ effect, ...place }: Fault) => ({ ...place, ...effect })
