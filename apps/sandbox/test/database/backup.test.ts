import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { openPostgres } from '../../src/database/open-postgres.ts'
import { readAccount, idempotencyKey, readLinkedAccount, openBank } from '../bank/open-bank.ts'
import { postgresPrograms } from '../engine/find-postgres.ts'
import { createDatabase, runStatements, urlsFor } from '../engine/postgres-server.ts'

const engine = inject('engine')
const programs = postgresPrograms()
const page = readFileSync(join(import.meta.dirname, '../../../../docs/postgresql.md'), 'utf8')

/** The commands of docs/postgresql.md that begin with the given program. */
function findCommands(program: string): string {
  const [, commands] = new RegExp(`^\`\`\`sh\n(${program} .*?)^\`\`\``, 'ms').exec(page) ?? []
  if (commands === undefined) throw new Error(`docs/postgresql.md has no block that begins with ${program}.`)
  return commands
}

describe.runIf(engine.kind === 'postgres' && programs !== null)('the backup of docs/postgresql.md', () => {
  if (engine.kind !== 'postgres' || programs === null) return
  const { adminUrl, urls, template } = engine

  function run(commands: string, folder: string, url: string) {
    const { hostname, port, username, password } = new URL(url)
    const server = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password }
    const env = { ...server, PGDATABASE: 'postgres', PATH: `${programs}:${process.env['PATH']}` }
    execFileSync('sh', ['-euc', commands], { cwd: folder, env, stdio: 'pipe' })
  }

  it('The backup of docs/postgresql.md restores a database that serves every cent and finishes pending work', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-backup-'))
    const { name, urls: own, drop } = await createDatabase(adminUrl, urls, template)
    const restoredName = `${name}_restored`
    const withNames = (commands: string) =>
      commands
        .replaceAll('coffer_owner', new URL(urls.ownerUrl ?? urls.url).username)
        .replaceAll('coffer_restored', restoredName)
        .replaceAll(/ coffer$/gm, ` ${name}`)

    const before = await openPostgres(own)
    const bank = await openBank(before.database)
    const customer = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' } as const
    const person = await bank.addDepositor('empty', customer)
    const { uuid: linked_account_id } = await readLinkedAccount(person)
    await person.post('/deposit', { linked_account_id, amount: 10_000 }, idempotencyKey())
    await before.engine.close()

    for (const url of [own.url, own.ownerUrl])
      expect(() => run(withNames(findCommands('pg_dump')), folder, url)).toThrow(
        /permission denied|row-level security/,
      )
    run(withNames(findCommands('pg_dump')), folder, adminUrl)
    await drop()
    run(withNames(findCommands('createdb')), folder, adminUrl)

    const restored = await openPostgres(urlsFor(urls, restoredName))
    const bankAfter = await openBank(restored.database)
    await bankAfter.moveClock(
      new Date(bankAfter.context.clock.now().getTime() + 40 * 86_400_000).toISOString(),
    )
    const { available_balance } = await readAccount(await bankAfter.logInAgain(person))
    expect(available_balance).toBeGreaterThan(10_000)
    expect((await bankAfter.auditLedger()).findings).toEqual([])
    await expect(runStatements(urlsFor(urls, restoredName).url, 'select * from depositors')).rejects.toThrow(
      /permission denied/,
    )

    await restored.engine.close()
    await runStatements(adminUrl, `drop database ${restoredName}`)
    rmSync(folder, { recursive: true })
  })
})
