import { resolve } from 'node:path'
import { RefusedStart } from './database/refused-start.ts'
import { resetFolder, resetPostgres } from './database/reset.ts'
import { projectFolder } from './package-folder.ts'

const { COFFER_DATA = '.data', DATABASE_URL, DATABASE_OWNER_URL } = process.env

try {
  if (DATABASE_URL)
    await resetPostgres({ url: DATABASE_URL, ...(DATABASE_OWNER_URL && { ownerUrl: DATABASE_OWNER_URL }) })
  else resetFolder(resolve(projectFolder, COFFER_DATA))
  process.stdout.write('All data is deleted; the next start creates the demo depositors again.\n')
} catch (error) {
  if (!(error instanceof RefusedStart)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
