import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { dumpEmptyDatabase } from '../../src/database/open-pglite.ts'
import { buildProvider } from '../../tools/build-provider.ts'

/** Migrates once; each test file starts from a copy. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-tests-'))
  await buildProvider()
  const dump = join(folder, 'empty.tar')
  await writeFile(dump, new Uint8Array(await (await dumpEmptyDatabase()).arrayBuffer()))
  project.provide('engine', { kind: 'pglite', dump })
  return () => rm(folder, { recursive: true, force: true })
}
