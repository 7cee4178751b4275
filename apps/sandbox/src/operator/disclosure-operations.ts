import { parseBody } from '@coffer/provider-kit/body'
import { notFound } from '@coffer/provider-kit/refusal'
import { and, asc, eq } from 'drizzle-orm'
import { longText, shortText } from '@coffer/api-client/request/text'
import * as v from 'valibot'
import { disclosures } from '../database/schema/disclosures.ts'
import { publishVersion } from '../disclosures/publish.ts'
import type { Disclosure } from '../disclosures/read-disclosures.ts'
import type { OperatorArea } from '../http/routes.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { actInTenant } from './act.ts'
import { namedTenant, forEachTenant } from './for-each-tenant.ts'

const text = v.optional(v.pipe(longText, v.trim(), v.nonEmpty()))

export const disclosureBody = v.object({
  tenant: v.optional(shortText),
  slug: v.optional(shortText),
  uuid: v.optional(shortText),
  title: text,
  attestation: text,
  body: text,
})

export const disclosureOperations: OperatorArea = (operator) => {
  operator.get('/disclosures', async (c) =>
    c.json(
      await forEachTenant(c, async (tx, slug) =>
        (await tx.select().from(disclosures).where(inForce).orderBy(asc(disclosures.sequence))).map(
          (one) => ({
            tenant: slug,
            ...toWire(one),
          }),
        ),
      ),
    ),
  )

  // Absent fields stay unchanged. The hash always changes, since each version has its own.
  operator.post('/disclosures', async (c) => {
    const requested = await parseBody(c, disclosureBody)
    const published = await actInTenant(c, namedTenant(c, requested.tenant), async (tx) => {
      const which =
        requested.uuid === undefined
          ? eq(disclosures.slug, requested.slug ?? '')
          : eq(disclosures.id, uuidOrUnusedId(requested.uuid))
      const [old] = await tx.select().from(disclosures).where(and(inForce, which)).for('no key update')
      if (old === undefined) throw notFound('No such disclosure is in force.')
      return publishVersion(tx, old, {
        title: requested.title,
        attestation: requested.attestation,
        bodyHtml: requested.body,
      })
    })
    return c.json(toWire(published), 201)
  })
}

const inForce = eq(disclosures.isActive, true)

const toWire = ({ id, slug, version, title, hash }: Disclosure) => ({
  uuid: id,
  slug,
  version,
  title,
  hash,
})
