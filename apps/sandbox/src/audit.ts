import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openFolderAsIs } from './database/open-pglite.ts'
import { connectPostgres } from './database/open-postgres.ts'
import { isUnmigrated } from './database/migrations.ts'
import { errorCode, RefusedStart } from './database/refused-start.ts'
import { errorText } from './http/error-report.ts'
import { auditLedger } from './ledger/audit/audit.ts'
import { summarize } from './ledger/audit/summary.ts'
import { projectFolder } from './package-folder.ts'
import { readTenants, tenantFolders } from './tenants/read-folder.ts'

/**
 * `npm run audit -- [--tenant slug]`: exits with 1 if a ledger contradicts itself, and with 2 if the audit could not
 * run.
 */
const { COFFER_DATA = '.data', COFFER_TENANTS, DATABASE_URL } = process.env

async function audit(tenant: string | undefined): Promise<boolean> {
  const { all } = readTenants(tenantFolders(projectFolder, COFFER_TENANTS).tenants, tenant)
  const { database, engine } = DATABASE_URL
    ? await connectPostgres(DATABASE_URL)
    : await openFolderAsIs(resolve(projectFolder, COFFER_DATA))
  try {
    let isBalanced = true
    for (const { slug } of all) {
      const report = await auditLedger(database, slug)
      process.stdout.write(`${summarize(slug, report)}\n`)
      isBalanced &&= report.balanced
    }
    return isBalanced
  } finally {
    await engine.close()
  }
}

try {
  const { values } = parseArgs({ options: { tenant: { type: 'string' } } })
  process.exitCode = (await audit(values.tenant)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 2
}

function explain(error: unknown): string {
  if (isUnmigrated(error))
    return 'The data was made by another version of the sandbox: start the sandbox once, then audit.'
  const isExpected = error instanceof RefusedStart || errorCode(error).startsWith('ERR_PARSE_ARGS')
  return isExpected && error instanceof Error ? error.message : errorText(error)
}
