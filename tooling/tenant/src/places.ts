import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const place = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/**
 * The tenants, and what is made of them: those of the repository, or all of it below the folder that COFFER_TENANTS names,
 * so that nothing is written outside it. The provider reads the same (apps/sandbox/src/tenants/read-folder.ts).
 */
function tenantFolders(named = process.env['COFFER_TENANTS']) {
  const tenants = resolve(place(''), named || 'tenants')
  return tenants === place('tenants')
    ? { tenants, dist: place('tooling/tenant/dist'), previews: place('.cache/previews') }
    : { tenants, dist: join(tenants, '.stamped'), previews: join(tenants, '.previews') }
}

/** Folders of the repository. */
export const places = { root: place(''), web: place('apps/web/dist'), ...tenantFolders() } as const
