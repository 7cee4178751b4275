import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTenants } from '@coffer/tenant-tooling/build'
import { readCompiled } from '@coffer/tenant-tooling/compiled'
import { type HouseWords, readHouseWords } from '@coffer/tenant-tooling/house-words'
import { type CheckedTenant, checkTenant } from '@coffer/tenant-tooling/check'
import { readFolder } from '@coffer/tenant-tooling/folder'
import { places } from '../places.ts'
import { table } from '../report/table.ts'

const counts = [1, 100, 1000] as const

/** Institutions like harbor, each with its own name and colours. */
function invented(house: HouseWords, count: number): readonly CheckedTenant[] {
  const folder = readFolder(join(places.tenants, 'harbor'))
  return Array.from({ length: count }, (_, index) => {
    const slug = `bank-${index}`
    const checked = checkTenant(
      {
        ...folder,
        slug,
        tenant: { ...record(folder.tenant), slug, hosts: [`${slug}.example`] },
        branding: {
          ...record(folder.branding),
          slug,
          name: `Bank ${index}`,
          short_name: `Bank ${index}`,
          color_primary: `#${((index * 7919) % 0x1000000).toString(16).padStart(6, '0')}`,
        },
      },
      house,
    )
    if (!checked.ok) throw new Error(checked.problems.map(({ mend }) => mend).join('; '))
    return checked.tenant
  })
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

/** Stamps invented institutions from what is compiled, into a folder that is removed again. */
export async function measureStamping(): Promise<string> {
  const house = readHouseWords(places.root)
  const compiled = await readCompiled(places.web)
  const rows = [['tenants', 'ms', 'ms to one', 'kB a tenant']]
  let one = Number.NaN
  for (const count of counts) {
    const tenants = invented(house, count)
    const dist = mkdtempSync(join(tmpdir(), 'bench-stamping-'))
    try {
      const begun = performance.now()
      await buildTenants({ tenants, compiled, house, dist })
      const took = performance.now() - begun
      if (count === 1) one = took
      const kB = bytesIn(dist) / count / 1000
      rows.push([String(count), took.toFixed(0), `${(took / one).toFixed(1)}x`, kB.toFixed(1)])
    } finally {
      rmSync(dist, { recursive: true })
    }
  }
  return `stamping, checked tenants to files\n${table(rows)}`
}
