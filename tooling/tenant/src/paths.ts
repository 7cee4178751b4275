import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/**
 * The folders of the tenants, their output and previews: those of the repository, or all below the folder that
 * COFFER_TENANTS names, so that nothing is written outside it. The provider follows the same rule
 * (apps/sandbox/src/tenants/read-folder.ts).
 */
function tenantFolders(named = process.env['COFFER_TENANTS']) {
  const tenants = resolve(pathOf(''), named || 'tenants')
  return tenants === pathOf('tenants')
    ? { tenants, dist: pathOf('tooling/tenant/dist'), previews: pathOf('.cache/previews') }
    : { tenants, dist: join(tenants, '.rendered'), previews: join(tenants, '.previews') }
}

/** Folders of the repository. */
export const paths = { root: pathOf(''), web: pathOf('apps/web/dist'), ...tenantFolders() } as const
