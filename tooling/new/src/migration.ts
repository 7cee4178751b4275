import { randomUUID } from 'node:crypto'
import { type ChangeSet, Refusal } from './change-set.ts'
import type { Name } from './names.ts'

const folder = 'apps/sandbox/migrations'

interface Column {
  readonly table: string
  /** The file that declares the table. */
  readonly schema: string
  /** The line after which the column is declared. */
  readonly after: string
  readonly name: Name
  readonly declaration: string
  readonly sqlType: string
}

interface Journal {
  readonly entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** A column that may be null, with the migration that drizzle-kit would generate for it. */
export function addColumn(
  changes: ChangeSet,
  { table, schema, after, name, declaration, sqlType }: Column,
): void {
  changes.insertAfter(schema, after, `    ${name.camel}: ${declaration},`)

  const journalFile = `${folder}/meta/_journal.json`
  const journal: unknown = JSON.parse(changes.read(journalFile))
  if (!isJournal(journal)) throw new Refusal(`${journalFile} has no entries.`)
  const last = journal.entries.at(-1)
  if (last === undefined) throw new Refusal(`${journalFile} has no entries.`)
  const index = last.idx + 1
  const number = String(index).padStart(4, '0')
  const tag = `${number}_${name.snake}`
  changes.create(`${folder}/${tag}.sql`, `ALTER TABLE "${table}" ADD COLUMN "${name.snake}" ${sqlType};`)

  const lastSnapshot = `${folder}/meta/${String(last.idx).padStart(4, '0')}_snapshot.json`
  const snapshot: unknown = JSON.parse(changes.read(lastSnapshot))
  // drizzle-kit reads the latest alone.
  changes.remove(lastSnapshot)
  if (!isSnapshot(snapshot)) throw new Refusal(`The last snapshot of ${folder} has no tables.`)
  const columns = snapshot.tables[`public.${table}`]?.columns
  if (columns === undefined) throw new Refusal(`The last snapshot of ${folder} has no table ${table}.`)
  columns[name.snake] = { name: name.snake, type: sqlType, primaryKey: false, notNull: false }
  changes.create(
    `${folder}/meta/${number}_snapshot.json`,
    JSON.stringify({ ...snapshot, id: randomUUID(), prevId: snapshot.id }, null, 2),
  )
  // Migrations run in the order of their times.
  journal.entries.push({ ...last, idx: index, when: last.when + 1000, tag })
  changes.rewrite(journalFile, JSON.stringify(journal, null, 2))
}

interface Snapshot {
  readonly id: string
  readonly tables: Record<string, { columns: Record<string, unknown> } | undefined>
}

const isJournal = (json: unknown): json is Journal =>
  typeof json === 'object' && json !== null && 'entries' in json && Array.isArray(json.entries)

const isSnapshot = (json: unknown): json is Snapshot =>
  typeof json === 'object' && json !== null && 'tables' in json && 'id' in json
