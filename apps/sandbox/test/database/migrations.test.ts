import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { migrationsFolder } from '../../src/database/migrations.ts'
import { packageFolder } from '../../src/package-folder.ts'

const snapshots = globSync('meta/*_snapshot.json', { cwd: migrationsFolder })
const migrations = globSync('*.sql', { cwd: migrationsFolder }).toSorted()

const exported = v.record(v.string(), v.unknown())

async function loadSchema(): Promise<Record<string, unknown>> {
  const files = globSync('src/database/schema/*.ts', { cwd: packageFolder })
  const modules = await Promise.all(
    files.map(async (file) => v.parse(exported, await import(join(packageFolder, file)))),
  )
  return Object.fromEntries(modules.flatMap((module) => Object.entries(module)))
}

describe('the migrations', () => {
  it('The migrations keep the snapshot of the last one alone, which drizzle-kit compares with the schema', () => {
    const last = migrations.at(-1)?.slice(0, 4)
    expect(snapshots).toEqual([`meta/${last}_snapshot.json`])
  })

  it('The migrations lead to the schema of the tables', async () => {
    const [snapshot = ''] = snapshots
    const statements = await generateMigration(
      JSON.parse(readFileSync(join(migrationsFolder, snapshot), 'utf8')),
      generateDrizzleJson(await loadSchema()),
    )
    expect(statements).toEqual([])
  })
})
