import { eq } from 'drizzle-orm'
import { inTenant } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { authenticated } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { notFound } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import type { User } from './users.ts'

export const userCalls: Area = (api, { db }) => {
  api.get('/user', async (c) => {
    const { userId } = authenticated(c)
    const [user] = await inTenant(db, c.var.tenant, (tx) =>
      tx.select().from(users).where(eq(users.userId, userId)),
    )
    if (!user) throw notFound()
    return ok(c, userToWire(user))
  })
}

export const userToWire = ({ userId, email, phone }: User) => ({ uuid: userId, email, phone })
