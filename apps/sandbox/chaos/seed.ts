import { join } from 'node:path'
import { pino } from 'pino'
import type { Database } from '../src/database/connection.ts'
import { openFolder } from '../src/database/open-pglite.ts'
import { openKeyring, type Secrets } from '../src/keys/keyring.ts'
import { loadFolderSecrets } from '../src/keys/secrets.ts'
import { openProvider } from '../src/open-provider.ts'
import { people } from '../src/seed/people.ts'
import { seedPeople } from '../src/seed/seed-people.ts'
import { readTenants } from '../src/tenants/read-folder.ts'

/** Seeds a database with these demo depositors alone, so that every start on it has little to read. */
export async function seedDatabase(
  database: Database,
  names: readonly string[],
  secrets: Secrets,
): Promise<void> {
  const { context } = await openProvider({
    database,
    keys: openKeyring(secrets),
    tenants: readTenants(join(import.meta.dirname, '../../../tenants')),
    log: pino({ level: 'silent' }),
    web: (c) => Promise.resolve(c.text('the web application')),
  })
  await seedPeople(
    context,
    people.filter(({ name }) => names.includes(name)),
  )
}

/** Makes a data folder of the embedded database, seeded. */
export async function seedFolder(folder: string, names: readonly string[]): Promise<void> {
  const { database, engine } = await openFolder(folder)
  await seedDatabase(database, names, loadFolderSecrets(folder, null))
  await engine.close()
}
