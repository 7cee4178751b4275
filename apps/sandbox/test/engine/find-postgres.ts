import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const installFolder = '/usr/lib/postgresql'

/** The folder with initdb and postgres of the newest PostgreSQL on this machine; null if there is none. */
export function postgresPrograms(): string | null {
  if (!existsSync(installFolder)) return null
  const versions = readdirSync(installFolder).toSorted((one, other) => Number(other) - Number(one))
  const found = versions
    .map((version) => join(installFolder, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  return found ?? null
}

/** Why the tests can't run on PostgreSQL here, or null if they can. */
export function missingPostgresReason(): string | null {
  if (process.env['DATABASE_URL'] || postgresPrograms() !== null) return null
  return `DATABASE_URL is not set and there is no PostgreSQL in ${installFolder}.`
}
