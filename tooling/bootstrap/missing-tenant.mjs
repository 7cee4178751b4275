import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './install.mjs'

/** A sentence about the tenant that TENANT names, if it has no folder; null if it has one, or if TENANT is not set. */
export function missingTenant({ TENANT, COFFER_TENANTS = 'tenants' } = process.env) {
  if (!TENANT || existsSync(join(resolve(root, COFFER_TENANTS), TENANT, 'tenant.json'))) return null
  return `There is no tenant "${TENANT}": npm run tenant -- list shows them, npm run tenant -- new creates one.`
}
