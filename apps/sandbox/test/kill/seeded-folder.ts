import { join } from 'node:path'
import { pino } from 'pino'
import { openFolder } from '../../src/database/open-pglite.ts'
import { openProvider } from '../../src/open-provider.ts'
import { people } from '../../src/seed/people.ts'
import { seedPeople } from '../../src/seed/seed-people.ts'
import { readTenants } from '../../src/tenants/read-folder.ts'

/** Makes a data folder whose only demo depositor is `name`, so that every start on it has little to read. */
export async function seedFolder(folder: string, name: string): Promise<void> {
  const { database, engine } = await openFolder(folder)
  const { context } = await openProvider({
    database,
    tenants: readTenants(join(import.meta.dirname, '../../../../tenants')),
    log: pino({ level: 'silent' }),
    web: (c) => Promise.resolve(c.text('the web application')),
  })
  await seedPeople(
    context,
    people.filter((person) => person.name === name),
  )
  await engine.close()
}
