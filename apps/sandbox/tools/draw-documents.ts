import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseBranding } from '@coffer/branding/schema'
import { languages } from '@coffer/branding/tenant-schema'
import { RefusedStart } from '../src/database/refused-start.ts'
import { letterheadLogo } from '../src/documents/letterhead-logo.ts'
import type { TenantDirectory } from '../src/tenants/directory.ts'
import { readTenants, slugsIn } from '../src/tenants/read-folder.ts'
import { documentKinds, exampleDocument } from './example-documents.ts'

/** Draws each document of each tenant into `<folder>/<tenant>/<language>/<kind>.pdf`, for those who review a brand. */
async function drawDocuments(folder: string, tenants: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  for (const slug of slugsIn(tenants)) {
    try {
      await drawTenant(join(folder, slug), readTenants(tenants, slug), slug)
    } catch (error) {
      // A brand that is not finished has screens to look at all the same.
      if (!(error instanceof RefusedStart)) throw error
      process.stderr.write(`No documents of ${slug}: ${error.message}\n`)
    }
  }
}

async function drawTenant(folder: string, tenants: TenantDirectory, slug: string): Promise<void> {
  const tenant = tenants.bySlug(slug)
  const parsed = parseBranding(tenant?.branding, { slug })
  if (!parsed.ok) throw new RefusedStart(`the branding of ${slug} can't be read`)
  const branding = { ...parsed.branding, documentScripts: tenant?.documentScripts ?? [] }
  const logo = await letterheadLogo(tenants, branding)
  const verifyAt = `${tenant?.hosts[0] ?? `${slug}.localhost`}/verify-document`
  for (const language of languages) {
    const place = join(folder, language)
    mkdirSync(place, { recursive: true })
    for (const kind of documentKinds)
      writeFileSync(
        join(place, `${kind}.pdf`),
        await exampleDocument(kind, { branding, logo, language, verifyAt }),
      )
  }
}

const [folder, tenants] = process.argv.slice(2)
if (folder === undefined || tenants === undefined)
  throw new Error('usage: node tools/draw-documents.ts <folder> <folder of the tenants>')
await drawDocuments(resolve(folder), resolve(tenants))
