import { eq } from 'drizzle-orm'
import { add } from '../beneficiaries/beneficiaries.ts'
import type { Details } from '../beneficiaries/beneficiary-fields.ts'
import { findAccount } from '../banking/deposit-account.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { toFingerprint } from '../keys/registered-keys.ts'
import { invite } from '../joint/invitation.ts'
import { change, findDepositor, type DepositorRow } from '../onboarding/progress.ts'

/** The depositor invited by `inviting`; magic-values.md has the answers for the identity check. */
const invited = {
  invitedEmail: 'invited@example.com',
  firstName: 'Ivo',
  lastName: 'Vited',
  dateOfBirth: '1990-06-15',
  ssn: '612340001',
} as const

/**
 * Makes a demo depositor the joint holder of another one's account, as if since its opening: its statements name both.
 */
export async function shareWith(tx: Tx, name: string, depositorId: string): Promise<void> {
  const primary = await findDepositorByName(tx, name)
  if (primary === null) return
  await change(tx, depositorId, { entityId: primary.entityId, isPrimary: false })
  const account = await findAccount(tx, primary.depositorId)
  const { userId } = await findDepositor(tx, depositorId)
  if (account === null || userId === null) return
  await tx.update(users).set({ createdAt: account.openedAt }).where(eq(users.userId, userId))
}

/** The pending invitation of `inviting`, and the three beneficiaries of `beneficiaries`. */
export async function seedShared(tx: Tx, origin: string): Promise<void> {
  const inviting = await findDepositorByName(tx, 'inviting')
  if (inviting !== null) await seedInvitation(tx, inviting, origin)
  const owner = await findDepositorByName(tx, 'beneficiaries')
  if (owner !== null) await seedBeneficiaries(tx, owner.depositorId)
}

async function findDepositorByName(tx: Tx, name: string): Promise<DepositorRow | null> {
  const [found] = await tx
    .select({ depositor: depositors })
    .from(depositors)
    .innerJoin(users, eq(users.userId, depositors.userId))
    .where(eq(users.email, `${name}@example.com`))
  return found?.depositor ?? null
}

async function seedInvitation(tx: Tx, primary: DepositorRow, origin: string) {
  const { ssn, ...known } = invited
  const [holder] = await tx
    .insert(depositors)
    .values({
      ...known,
      entityId: primary.entityId,
      isPrimary: false,
      registrationLastStep: 'confirmed',
      certifiedAt: now(tx),
      phone: '4155550199',
      ssnHash: toFingerprint(tx, 'ssn', ssn),
      ssnLastFour: ssn.slice(-4),
      address: primary.address,
      employmentStatus: 'self-employed',
      employerName: 'Vited Violins',
      occupation: 'Violin maker',
    })
    .returning()
  if (holder) await invite(tx, { primary, holder, origin })
}

const noDetails = { ssnLastFour: null, email: null, phone: null, address: null } as const

const seededBeneficiaries: readonly (Details & { readonly share: number })[] = [
  {
    ...noDetails,
    firstName: 'Mateo',
    lastName: 'Ficiary',
    relationship: 'child',
    dateOfBirth: '2014-09-03',
    designation: 'primary',
    share: 100,
  },
  {
    ...noDetails,
    firstName: 'Clara',
    lastName: 'Ficiary',
    relationship: 'spouse',
    dateOfBirth: '1984-02-29',
    ssnLastFour: '4417',
    email: 'clara@example.com',
    phone: '4155550188',
    designation: 'primary',
    share: 60,
  },
  {
    ...noDetails,
    firstName: 'Rosa',
    lastName: 'Ficiary',
    relationship: 'parent',
    dateOfBirth: '1955-11-21',
    designation: 'contingent',
    share: 100,
  },
]

async function seedBeneficiaries(tx: Tx, depositorId: string): Promise<void> {
  const added: { uuid: string; designation: string }[] = []
  for (const { share, ...details } of seededBeneficiaries) {
    const [other] = added.filter(({ designation }) => designation === details.designation)
    const shares = other && [
      { uuid: other.uuid, allocation: 100 - share },
      { uuid: null, allocation: share },
    ]
    const uuid = await add(tx, depositorId, details, shares ?? null)
    added.push({ uuid, designation: details.designation })
  }
}
