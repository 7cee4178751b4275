import { watch } from 'node:fs'
import type { TenantDirectory } from './directory.ts'
import { readTenants } from './read-folder.ts'
import { RefusedStart } from '../database/refused-start.ts'

export interface WatchedTenants {
  readonly tenants: TenantDirectory
  readonly stop: () => void
}

/**
 * The tenants of a folder in their current state, for development: a valid edit takes effect at once; an invalid one is
 * reported and changes nothing. Values derived at the start, such as the origins of logos in policies, need a restart.
 */
export function watchTenants(
  folder: string,
  only: string | undefined,
  report: (sentence: string) => void,
): WatchedTenants {
  let current = readTenants(folder, only)
  const watcher = watch(folder, { recursive: true }, () => {
    try {
      current = readTenants(folder, only)
    } catch (error) {
      if (!(error instanceof RefusedStart)) throw error
      report(error.message)
    }
  })
  watcher.on('error', (error) => report(`Edits in ${folder} are no longer followed: ${String(error)}`))
  const tenants: TenantDirectory = {
    get all() {
      return current.all
    },
    bySlug: (slug) => current.bySlug(slug),
    byHost: (host) => current.byHost(host),
    byLinkingHost: (host) => current.byLinkingHost(host),
  }
  return { tenants, stop: () => watcher.close() }
}
