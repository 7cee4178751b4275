import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { documentScripts, type DocumentScript } from '@coffer/branding/document-scripts'
import { readTexts } from '@coffer/pdf-text/pdf-text'
import { afterAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { scriptProblems } from '../../src/documents/scripts/script-packages.ts'
import { packageFolder } from '../../src/package-folder.ts'

const run = promisify(execFile)
const json = v.pipe(v.string(), v.parseJson())
const file = v.pipe(json, v.looseObject({}))
const coverage = v.pipe(json, v.object({ result: v.array(v.object({ url: v.string() })) }))
const folder = mkdtempSync(join(tmpdir(), 'document-scripts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A balance letter of a bank named "דוד 李" whose tenant.json names these scripts, drawn by a process of its own. */
async function drawLetter(scripts: readonly DocumentScript[]) {
  const place = mkdtempSync(join(folder, 'bank-'))
  const tenant = join(place, 'tenants/harbor')
  cpSync(join(packageFolder, '../../tenants/harbor'), tenant, { recursive: true })
  const change = (name: string, fields: object) => {
    const path = join(tenant, name)
    writeFileSync(path, JSON.stringify({ ...v.parse(file, readFileSync(path, 'utf8')), ...fields }))
  }
  change('branding.json', { name: 'דוד 李' })
  change('tenant.json', { documents: { scripts } })
  await run(
    process.execPath,
    [join(packageFolder, 'tools/draw-documents.ts'), join(place, 'drawn'), join(place, 'tenants')],
    { env: { ...process.env, NODE_V8_COVERAGE: join(place, 'coverage') } },
  )
  const modules = globSync('*.json', { cwd: join(place, 'coverage') })
    .flatMap((name) => v.parse(coverage, readFileSync(join(place, 'coverage', name), 'utf8')).result)
    .map(({ url }) => url)
  return {
    texts: readTexts(readFileSync(join(place, 'drawn/harbor/en/balance_letter.pdf'))),
    loaded: ['any-ascii', 'bidi-js', 'subset-font', 'documents/scripts/load-scripts.ts'].filter((name) =>
      modules.some((url) => url.includes(`/${name}`)),
    ),
  }
}

describe('the scripts of a tenant’s documents', () => {
  it('A tenant that names no script has its documents spelled in Latin letters, without loading a script', async () => {
    const { texts, loaded } = await drawLetter([])
    expect(texts).toContain('dvd Li')
    expect(loaded).toEqual(['any-ascii'])
  }, 60_000)

  it('A tenant that names a script has its letters in its documents', async () => {
    const { texts, loaded } = await drawLetter(['han', 'hebrew'])
    expect(texts).toContain('דוד 李')
    expect(loaded).toEqual(['any-ascii', 'bidi-js', 'subset-font', 'documents/scripts/load-scripts.ts'])
  }, 60_000)

  it('A script without its packages is refused in one sentence that says how to install them', () => {
    expect(scriptProblems(documentScripts)).toEqual([])
    expect(scriptProblems(['thai', 'hebrew'], (name) => name !== 'bidi-js')).toEqual([
      {
        field: 'documents.scripts.1',
        hint: 'is hebrew, whose letters are not installed; run npm run pnpm -- --filter @coffer/sandbox add --save-prod bidi-js, or remove it',
      },
    ])
  })
})
