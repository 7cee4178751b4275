import { stepReached } from '@coffer/domain/status'
import { eq } from 'drizzle-orm'
import { inTenant, now, tenantOf, type Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { tenantSettings } from '../database/schema/tenants.ts'
import type { Context } from '../http/call.ts'
import { firstLanguage } from '../http/reader-language.ts'
import { hashPassword } from '../identity/passwords.ts'
import { makeUser } from '../identity/register.ts'
import { toFingerprint } from '../keys/registered-keys.ts'
import { flagRelink } from '../linking/flag-relink.ts'
import { changeSetting } from '../notices/notification-changes.ts'
import { createAlert, type AlertText } from '../notices/alerts.ts'
import { change } from '../onboarding/progress.ts'
import { seedMoney } from './history/seed-money.ts'
import { demoPassword, people, type Person } from './people.ts'
import { seedProof } from './seed-proof.ts'
import { seedShared, shareWith } from './seed-shared.ts'
import { seedThread } from './seed-thread.ts'

/** Creates a tenant's demo depositors, all or none, unless they exist. `originOf` is used for links in emails. */
export async function seedPeople(
  context: Context,
  who: readonly Person[] = people,
  originOf = (slug: string) => `http://${slug}.localhost:4100`,
): Promise<void> {
  let passwordHash: string | null = null
  for (const { slug } of context.tenants.all) {
    if (await isSeeded(context, slug)) continue
    passwordHash ??= await hashPassword(context.settings, demoPassword)
    const hash = passwordHash
    await inTenant(context.db, slug, async (tx) => {
      for (const [index, person] of who.entries()) await seedPerson(tx, context, person, index, hash)
      await seedShared(tx, originOf(slug))
      await tx.update(tenantSettings).set({ seeded: true })
    })
  }
}

const isSeeded = (context: Context, slug: string) =>
  inTenant(context.db, slug, async (tx) => {
    const [settings] = await tx.select({ seeded: tenantSettings.seeded }).from(tenantSettings)
    return settings?.seeded ?? false
  })

async function seedPerson(tx: Tx, context: Context, person: Person, index: number, passwordHash: string) {
  const email = `${person.name}@example.com`
  const language = firstLanguage(context.tenants.bySlug(tenantOf(tx)))
  const user = await makeUser(tx, { email, passwordHash, language })
  const hasBegun = person.step !== 'none'
  const phone = `41555501${String(index).padStart(2, '0')}`
  await tx
    .update(users)
    .set({
      emailVerifiedAt: now(tx),
      ...(hasBegun && { phone, phoneVerifiedAt: now(tx), secondFactorAt: now(tx), emailProvenAt: now(tx) }),
      // Locked by wrong codes, the only lock that does not end automatically.
      ...(person.locked && { wrongCodes: 5, lockedAt: now(tx) }),
    })
    .where(eq(users.userId, user.userId))
  const [depositor] = await tx.select().from(depositors).where(eq(depositors.userId, user.userId))
  if (!depositor) throw new Error('A user without a depositor.')
  const { depositorId } = depositor
  await change(tx, depositorId, savedSteps(tx, person, index, phone))
  await seedMoney(tx, person.name, depositorId)
  await change(tx, depositorId, {
    registrationLastStep: person.step,
    registrationStatus: person.status,
    extendedStatus: person.extended,
    ...(stepReached(person.step, 'confirmed') && { certifiedAt: now(tx) }),
  })
  if (person.joins) await shareWith(tx, person.joins, depositorId)
  if (person.relink) await flagRelink(tx, { depositorId, relink: false }, true)
  if (person.name === 'saver') {
    await seedProof(tx, depositorId)
    // One depositor whom announcements reach.
    await changeSetting(tx, depositorId, { kind: 'marketing', channel: 'email', isOn: true }, now(tx))
  }
  if (person.name === 'active') {
    await seedGreetings(tx, depositorId)
    await seedThread(tx, depositorId)
  }
}

/** The fields of the steps that a person has saved. */
function savedSteps(tx: Tx, person: Person, index: number, phone: string) {
  const ssn = `5${String(index).padStart(2, '0')}12${2000 + index}`
  return {
    ...(stepReached(person.step, 'basic') && {
      firstName: person.firstName,
      lastName: person.lastName,
      dateOfBirth: '1985-04-12',
      phone,
      ssnHash: toFingerprint(tx, 'ssn', ssn),
      ssnLastFour: ssn.slice(-4),
    }),
    ...(stepReached(person.step, 'address') && {
      address: {
        address_line1: `${100 + index} Orchard Street`,
        address_line2: null,
        city: 'Portland',
        state: 'ME',
        postal_code: '04101',
      },
    }),
    ...(stepReached(person.step, 'employer') && {
      employmentStatus: 'employed' as const,
      employerName: 'Northwind Traders',
      occupation: 'Engineer',
    }),
  }
}

async function seedGreetings(tx: Tx, depositorId: string) {
  for (const texts of greetings) await createAlert(tx, depositorId, texts)
}

const greetings: readonly AlertText[] = [
  {
    title: { en: 'Your statement is ready', es: 'Su estado de cuenta está listo' },
    body: {
      en: 'Last month’s statement is in Documents.',
      es: 'El estado de cuenta del mes pasado está en Documentos.',
    },
  },
  {
    title: { en: 'New log-in', es: 'Nuevo inicio de sesión' },
    body: {
      en: 'Someone logged in to your account on a new device. If it wasn’t you, contact us.',
      es: 'Alguien inició sesión en su cuenta desde un dispositivo nuevo. Si no fue usted, comuníquese con nosotros.',
    },
  },
]
