import { eq } from 'drizzle-orm'
import { users } from '../database/schema/identity.ts'
import { asCaller } from '../http/as-caller.ts'
import { ok } from '../http/envelope.ts'
import { notFound } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import type { User } from './users.ts'

export const userCalls: Area = (api) => {
  api.get(
    '/user',
    asCaller(async (c, tx, { userId }) => {
      const [user] = await tx.select().from(users).where(eq(users.userId, userId))
      if (!user) throw notFound()
      return ok(c, userToWire(user))
    }),
  )
}

export const userToWire = ({ userId, email, phone }: User) => ({ uuid: userId, email, phone })
