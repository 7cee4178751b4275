import { watch } from 'node:fs'
import type { TenantDirectory } from './directory.ts'
import { readTenants, slugsIn } from './read-folder.ts'
import { RefusedStart } from '../database/refused-start.ts'

export interface WatchedTenants {
  readonly tenants: TenantDirectory
  readonly stop: () => void
}

/**
 * Reports each tenant whose folder is made while a provider runs: its bank, its jobs and its port are opened at the
 * start. Returns a function that ends it.
 */
export function reportNewTenants(
  folder: string,
  { all }: TenantDirectory,
  report: (sentence: string) => void,
): () => void {
  const known = new Set(all.map(({ slug }) => slug))
  const watcher = watch(folder, () => {
    for (const slug of slugsIn(folder).filter((each) => !known.has(each))) {
      known.add(slug)
      report(`The tenant ${slug} is new: restart (Ctrl-C, then the same command) to serve it.`)
    }
  })
  watcher.on('error', () => watcher.close())
  return () => watcher.close()
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
