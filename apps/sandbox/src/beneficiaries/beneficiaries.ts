import { checkAllocations, type Allocation } from '@coffer/domain/allocations'
import { canAddBeneficiary, ofDesignation, type Designation } from '@coffer/domain/beneficiaries'
import { invalid, notFound, unprocessable } from '@coffer/provider-kit/refusal'
import { asc, eq } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { beneficiaries } from '../database/schema/beneficiaries.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import type { Details } from './beneficiary-fields.ts'
import { allocationMessages, tooManyBeneficiaries, othersNeedShares } from './beneficiary-messages.ts'

export type Beneficiary = typeof beneficiaries.$inferSelect
type Shares = readonly Allocation[] | null

/** Primary beneficiaries first, each designation in the order of creation. */
export async function findBeneficiaries(tx: Tx, depositorId: string): Promise<Beneficiary[]> {
  const rows = await tx
    .select()
    .from(beneficiaries)
    .where(eq(beneficiaries.depositorId, depositorId))
    .orderBy(asc(beneficiaries.sequence))
  return [...ofDesignation(rows, 'primary'), ...ofDesignation(rows, 'contingent')]
}

/**
 * Adds a beneficiary and returns the id. The first of a designation gets 100%; adding a later one requires new
 * allocations for all of them. The caller has locked the depositor.
 */
export async function add(tx: Tx, depositorId: string, details: Details, shares: Shares): Promise<string> {
  const all = await findBeneficiaries(tx, depositorId)
  if (!canAddBeneficiary(all.length)) throw unprocessable(tooManyBeneficiaries)
  const others = designatedIds(all, details.designation)
  const given = shares ?? (others.length === 0 ? [{ uuid: null, allocation: 100 }] : [])
  requireShares(given, [...others, null])
  const own = given.find(({ uuid }) => uuid === null)
  const id = crypto.randomUUID()
  await tx
    .insert(beneficiaries)
    .values({ ...details, id, depositorId, allocation: own?.allocation ?? 0, createdAt: now(tx) })
  await share(tx, given)
  return id
}

/** Changes a beneficiary. A new designation requires the allocations of both designations. */
export async function edit(
  tx: Tx,
  depositorId: string,
  { id, details, shares }: { id: string; details: Details; shares: Shares },
): Promise<void> {
  const all = await findBeneficiaries(tx, depositorId)
  const before = find(all, id)
  const after = all.map((one) => (one === before ? { ...one, designation: details.designation } : one))
  if (details.designation !== before.designation) requireBothShares(after, before.id, shares)
  else if (shares !== null) requireSharesByGroup(after, shares)
  await tx.update(beneficiaries).set(details).where(eq(beneficiaries.id, before.id))
  await share(tx, shares ?? sharesAfterMove(after, before.id))
}

/** Sets the shares of one designation or of both. */
export async function reallocate(tx: Tx, depositorId: string, shares: readonly Allocation[]): Promise<void> {
  const all = await findBeneficiaries(tx, depositorId)
  if (shares.length === 0) throw invalid({ allocations: [allocationMessages['wrong-members']] })
  requireSharesByGroup(all, shares)
  await share(tx, shares)
}

/**
 * Removes a beneficiary. The rest of the designation gets the given allocations, or keeps the current ones if they add
 * up.
 */
export async function remove(tx: Tx, depositorId: string, id: string, shares: Shares): Promise<void> {
  const all = await findBeneficiaries(tx, depositorId)
  const gone = find(all, id)
  const staying = ofDesignation(all, gone.designation).filter((one) => one !== gone)
  if (shares !== null)
    requireShares(
      shares,
      staying.map((one) => one.id),
    )
  else if (staying.length > 0 && gone.allocation !== 0) throw invalid({ allocations: [othersNeedShares] })
  await tx.delete(beneficiaries).where(eq(beneficiaries.id, gone.id))
  await share(tx, shares ?? [])
}

const designatedIds = (all: readonly Beneficiary[], designation: Designation): string[] =>
  ofDesignation(all, designation).map(({ id }) => id)

function find(all: readonly Beneficiary[], id: string): Beneficiary {
  const found = all.find((one) => one.id === uuidOrUnusedId(id))
  if (found === undefined) throw notFound()
  return found
}

function requireShares(shares: readonly Allocation[], group: readonly (string | null)[]): void {
  const problem = checkAllocations(shares, group)
  if (problem !== null) throw invalid({ allocations: [allocationMessages[problem]] })
}

/** Requires that each designation in the request is complete and adds up to 100%. */
function requireSharesByGroup(all: readonly Beneficiary[], shares: readonly Allocation[]): void {
  const known = new Map(all.map(({ id, designation }) => [id, designation]))
  if (shares.some(({ uuid }) => uuid === null || !known.has(uuid)))
    throw invalid({ allocations: [allocationMessages['wrong-members']] })
  for (const designation of new Set(shares.map(({ uuid }) => known.get(uuid ?? ''))))
    if (designation !== undefined)
      requireShares(
        shares.filter(({ uuid }) => known.get(uuid ?? '') === designation),
        designatedIds(all, designation),
      )
}

/** After a change of designation, allocations are optional only if nobody else is in either designation. */
function requireBothShares(after: readonly Beneficiary[], moved: string, shares: Shares): void {
  const isAlone = after.every(({ id }) => id === moved)
  if (shares === null && isAlone) return
  if (shares === null) throw invalid({ allocations: [allocationMessages['wrong-members']] })
  requireSharesByGroup(after, shares)
  if (shares.length !== after.length) throw invalid({ allocations: [allocationMessages['wrong-members']] })
}

const sharesAfterMove = (after: readonly Beneficiary[], moved: string): Allocation[] =>
  after.length === 1 ? [{ uuid: moved, allocation: 100 }] : []

async function share(tx: Tx, shares: readonly Allocation[]): Promise<void> {
  for (const { uuid, allocation } of shares)
    if (uuid !== null) await tx.update(beneficiaries).set({ allocation }).where(eq(beneficiaries.id, uuid))
}

export const beneficiaryToWire = (one: Beneficiary) => ({
  uuid: one.id,
  first_name: one.firstName,
  last_name: one.lastName,
  relationship: one.relationship,
  date_of_birth: one.dateOfBirth,
  ssn_last_four: one.ssnLastFour,
  email: one.email,
  phone: one.phone,
  address: one.address,
  designation: one.designation,
  allocation: one.allocation,
})
