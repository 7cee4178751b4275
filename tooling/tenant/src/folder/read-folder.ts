import { type Dirent, existsSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Problem } from '../problem.ts'
import { parseJson } from './parse-json.ts'

/** A tenant's folder as read from disk; untrusted. */
export type TenantFolder = {
  readonly slug: string
  readonly tenant: unknown
  readonly branding: unknown
  /** Content by file name; files over the size limit are omitted, and reported in `problems`. */
  readonly logos: ReadonlyMap<string, Uint8Array>
  /** Content of the log-in page's picture by file name. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
  /** Message overrides by language. */
  readonly messageOverrides: ReadonlyMap<string, unknown>
  readonly problems: readonly Problem[]
}

/** Size limits in bytes of files that are read; the check allows only far smaller logos. */
const sizeLimits = { logo: 1024 * 1024, picture: 8 * 1024 * 1024, json: 256 * 1024 } as const

const files = ['tenant.json', 'branding.json']
const folders = ['logos', 'pictures', 'locales', 'snapshots']
/** Files that desktops create. */
const desktopFiles = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

/** The slugs with a folder (or a link to one, which the check refuses), in order. */
export function slugsIn(tenants: string): readonly string[] {
  if (!existsSync(tenants)) return []
  return readdirSync(tenants, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()
}

/** Reads a tenant's folder. Unsafe entries are not read, and are reported in `problems`. Never throws because of its content. */
export function readFolder(folder: string): TenantFolder {
  const slug = basename(folder)
  const problems: Problem[] = []
  const reportProblem = (file: string, hint: string): void => {
    problems.push({ file: join('tenants', slug, file), field: 'the file', hint })
  }
  /** The entries of a folder except symbolic links, which could lead outside. */
  const entriesIn = (path: string): readonly Dirent[] =>
    (existsSync(join(folder, path)) ? readdirSync(join(folder, path), { withFileTypes: true }) : [])
      .filter(({ name }) => !desktopFiles.has(name))
      .filter((entry) => {
        const isPlain = entry.isFile() || entry.isDirectory()
        if (!isPlain)
          reportProblem(join(path, entry.name), 'is a link or a device; replace it with the file itself')
        return isPlain
      })
      .sort((one, other) => (one.name < other.name ? -1 : 1))
  const filesIn = (path: string): readonly string[] =>
    entriesIn(path).flatMap((entry) => {
      if (entry.isFile()) return [entry.name]
      reportProblem(join(path, entry.name), 'is a folder; a tenant has no folder here')
      return []
    })
  /** The content of a file, unless it exceeds the size limit. */
  const content = (path: string, most: number): Uint8Array | null => {
    const { size } = statSync(join(folder, path))
    if (size <= most) return readFileSync(join(folder, path))
    reportProblem(path, `has ${size} bytes; simplify it`)
    return null
  }
  const json = (path: string): unknown => {
    const text = content(path, sizeLimits.json)
    if (text === null) return undefined
    const parsed = parseJson(text)
    for (const hint of parsed.hints) reportProblem(path, hint)
    return parsed.value
  }

  if (lstatSync(folder).isSymbolicLink()) {
    problems.push({
      file: `tenants/${slug}`,
      field: 'the folder',
      hint: 'is a link; replace it with the folder itself',
    })
    const none = new Map<string, Uint8Array>()
    return {
      slug,
      tenant: undefined,
      branding: undefined,
      logos: none,
      pictures: none,
      messageOverrides: new Map(),
      problems,
    }
  }
  const top = entriesIn('')
  for (const entry of top) {
    if ((entry.isFile() ? files : folders).includes(entry.name)) continue
    reportProblem(
      entry.name,
      `does not belong to a tenant; a tenant has ${[...files, ...folders.map((name) => `${name}/`)].join(', ')}`,
    )
  }
  const found = new Set(top.map(({ name }) => name))
  const required = (file: string): unknown => {
    if (found.has(file)) return json(file)
    if (!problems.some((problem) => problem.file.endsWith(`/${file}`)))
      reportProblem(file, 'is missing; add it')
    return undefined
  }

  const contents = (name: string, most: number): ReadonlyMap<string, Uint8Array> =>
    new Map(
      (found.has(name) ? filesIn(name) : []).flatMap((file) => {
        const bytes = content(join(name, file), most)
        return bytes === null ? [] : [[file, bytes] as const]
      }),
    )
  const messageOverrides = new Map<string, unknown>()
  for (const file of found.has('locales') ? filesIn('locales') : []) {
    if (!file.endsWith('.json')) {
      reportProblem(join('locales', file), 'is not <language>.json; remove it')
      continue
    }
    const wording = json(join('locales', file))
    if (wording !== undefined) messageOverrides.set(basename(file, '.json'), wording)
  }
  return {
    slug,
    tenant: required('tenant.json'),
    branding: required('branding.json'),
    logos: contents('logos', sizeLimits.logo),
    pictures: contents('pictures', sizeLimits.picture),
    messageOverrides,
    problems,
  }
}
