import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseImage, prepareDatabaseImage, replaceImages } from '../../src/database/database-image.ts'
import { migrationsFolder } from '../../src/database/migrations.ts'
import { openFolder } from '../../src/database/open-pglite.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'database-image-'))
  await prepareDatabaseImage()
}, 60_000)
afterAll(() => rm(home, { recursive: true, force: true }))

/** Identifier that PostgreSQL assigns to a new database, and that copies share. */
const systemIdentifier = async (folder: string) =>
  (await readFile(join(folder, 'global/pg_control'))).readBigUInt64LE()

describe('the database image', () => {
  it('The database image is copied into a new data folder, and stays unchanged', async () => {
    const before = await readFile(join(databaseImage(), 'global/pg_control'))
    const { engine } = await openFolder(join(home, 'data'))
    await engine.close()
    expect(await systemIdentifier(join(home, 'data/postgres'))).toBe(await systemIdentifier(databaseImage()))
    expect(await readFile(join(databaseImage(), 'global/pg_control'))).toEqual(before)
    expect(existsSync(join(home, 'data/postgres.new'))).toBe(false)
  })

  it('A database image that another process has made is kept, and images of other versions are removed', async () => {
    const cache = join(home, 'cache')
    const folders = ['database-former', 'database-now', 'draft'].map((name) => join(cache, name))
    for (const folder of folders) await mkdir(folder, { recursive: true })
    await writeFile(join(cache, 'database-now/first'), '')
    replaceImages(join(cache, 'draft'), join(cache, 'database-now'))
    expect(await readdir(join(cache, 'database-now'))).toEqual(['first'])
    expect(existsSync(join(cache, 'database-former'))).toBe(false)
  })

  it('The database image is a different one for other migrations', async () => {
    const migrations = join(home, 'migrations')
    await cp(migrationsFolder, migrations, { recursive: true })
    expect(databaseImage(migrations)).toBe(databaseImage())
    await appendFile(join(migrations, '0000_opening.sql'), '\n-- changed')
    expect(databaseImage(migrations)).not.toBe(databaseImage())
  })
})
