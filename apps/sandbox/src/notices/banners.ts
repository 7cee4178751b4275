import { and, asc, gt, isNull, lte, or } from 'drizzle-orm'
import { inTenant, now } from '../database/in-tenant.ts'
import { banners } from '../database/schema/notices.ts'
import type { Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'

export const bannerCalls = ({ db }: Context) =>
  ({
    'GET /banner-alerts': async ({ c }) => {
      const activeOnly = c.req.query('active') === 'true'
      const rows = await inTenant(db, c.var.tenant, (tx) =>
        tx
          .select()
          .from(banners)
          .where(
            activeOnly
              ? and(lte(banners.startsAt, now(tx)), or(isNull(banners.endsAt), gt(banners.endsAt, now(tx))))
              : undefined,
          )
          .orderBy(asc(banners.startsAt)),
      )
      return rows.map(bannerToWire)
    },
  }) satisfies SomeHandlers

export const bannerToWire = (banner: typeof banners.$inferSelect) => ({
  uuid: banner.uuid,
  type: banner.type,
  location: banner.location,
  title: banner.title,
  body: banner.body,
  dismissible: banner.dismissible,
  starts_at: banner.startsAt.toISOString(),
  ends_at: banner.endsAt?.toISOString() ?? null,
})
