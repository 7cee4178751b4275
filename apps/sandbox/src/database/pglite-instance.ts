import type { PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { GuardedPGlite } from './guarded-pglite.ts'
import { asOtherVersion, migrationsFolder } from './migrations.ts'

/**
 * PGlite's default of 128 MB would occupy the process's memory from the start; the file system caches the rest anyway.
 */
const sharedBuffers = '16MB'

/** Starts an instance and waits until it is ready. */
export async function startInstance(options: PGliteOptions = {}): Promise<GuardedPGlite> {
  const startParams = [...GuardedPGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`]
  const client = new GuardedPGlite({ startParams, ...options })
  await client.waitReady
  return client
}

/** Migrates an instance, and closes it if that fails. */
export async function migrateInstance(client: GuardedPGlite, name: string): Promise<void> {
  try {
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    await client.close()
    throw asOtherVersion(error, `the data folder ${name}`)
  }
}
