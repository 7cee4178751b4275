import { type Language, languages } from './languages.ts'

/** Text by key, for one namespace in one language. */
export type MessageCatalog = Record<string, string>
/** A tenant's overrides: language, then namespace, then key. */
export type MessageOverrides = { [name in Language]?: Record<string, MessageCatalog> | undefined }
/** Loads one namespace in one language, as a module. */
export type CatalogLoader = () => Promise<{ default: MessageCatalog }>

const RETRIES = 5
const FIRST_RETRY_MS = 350

const loaders = new Map<string, Record<Language, CatalogLoader>>()
let messageOverrides: MessageOverrides = {}
let loaded = new Map<string, MessageCatalog>()
let loading = new Map<string, Promise<void>>()

const catalogId = (language: Language, namespace: string): string => `${language}:${namespace}`

/** Registers a namespace's files, which load when a screen first needs them. */
export function registerCatalog(namespace: string, files: Record<Language, CatalogLoader>): void {
  loaders.set(namespace, files)
}

export const registeredNamespaces = (): readonly string[] => [...loaders.keys()]

/** The namespaces that have loaded in any language. */
export const loadedNamespaces = (): ReadonlySet<string> =>
  new Set([...loaded.keys()].map((id) => id.slice(id.indexOf(':') + 1)))

/** Resets to these overrides and preloaded catalogs. */
export function resetCatalogs(overrides: MessageOverrides, preloaded: MessageOverrides): void {
  messageOverrides = overrides
  loaded = new Map()
  loading = new Map()
  for (const language of languages) {
    for (const [namespace, catalog] of Object.entries(preloaded[language] ?? {}))
      keep(language, namespace, catalog)
  }
}

function keep(language: Language, namespace: string, catalog: MessageCatalog): void {
  loaded.set(catalogId(language, namespace), { ...catalog, ...messageOverrides[language]?.[namespace] })
}

/** Replaces a loaded catalog; one that has not loaded will be read anyway. */
export function replaceCatalog(language: Language, namespace: string, catalog: MessageCatalog): void {
  if (loadedCatalog(language, namespace)) keep(language, namespace, catalog)
}

/** A loaded catalog with the tenant's overrides. */
export const loadedCatalog = (language: Language, namespace: string): MessageCatalog | undefined =>
  loaded.get(catalogId(language, namespace))

/** Loads a catalog once; returns the same promise until it has loaded or failed. */
export function loadCatalog(language: Language, namespace: string): Promise<void> {
  const id = catalogId(language, namespace)
  if (loaded.has(id)) return Promise.resolve()
  const pending = loading.get(id)
  if (pending) return pending
  const current = loading
  const started = readCatalog(language, namespace)
    .then(({ default: catalog }) => {
      if (current === loading) keep(language, namespace, catalog)
    })
    .finally(() => current.delete(id))
  loading.set(id, started)
  return started
}

async function readCatalog(
  language: Language,
  namespace: string,
): Promise<Awaited<ReturnType<CatalogLoader>>> {
  const load = loaders.get(namespace)?.[language]
  if (!load) throw new Error(`no messages for namespace "${namespace}"`)
  // A chunk that failed to load may load on a retry.
  for (let retry = 0; retry < RETRIES; retry += 1) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => void setTimeout(resolve, FIRST_RETRY_MS * 2 ** retry))
    }
  }
  return load()
}
