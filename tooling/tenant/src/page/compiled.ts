import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import * as v from 'valibot'

/** `version` is of the style library: with it, the application takes the page's styles over instead of making them again. */
export type LogIn = { readonly html: string; readonly css: string; readonly version?: string }
export type RenderLogIn = (page: { tenant: TenantBlockInput; language: string }) => Promise<LogIn>

/** One entry of the application: its module, and what it will ask for at once. */
export type Entry = {
  readonly script: string
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
  /** The files of words it brings first, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>
}

/** The application, compiled once for all tenants. Addresses are paths on the tenant's origin. */
export type Compiled = {
  readonly front: Entry
  readonly app: Entry
  readonly fonts: readonly string[]
  /** The script within the log-in page, which takes a submit before the application has arrived. */
  readonly early: string
  readonly renderLogIn: RenderLogIn
}

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof manifestSchema>

const prerenderSchema = v.object({
  renderLogIn: v.custom<RenderLogIn>((value) => typeof value === 'function'),
})

/** Reads what `apps/web` built. Its absence is told in one sentence. */
export async function readCompiled(dist: string): Promise<Compiled> {
  const file = (path: string): string => {
    const found = join(dist, path)
    if (!existsSync(found)) throw new Error(`apps/web/dist/${path} is missing: build @coffer/web first`)
    return found
  }
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(file('client/.vite/manifest.json'), 'utf8')),
  )
  const early = readFileSync(file('client/early.js'), 'utf8').trim()
  if (/<\/script|<!--/i.test(early))
    throw new Error('apps/web/dist/client/early.js cannot stand within a page')
  const prerender: unknown = await import(pathToFileURL(file('server/prerender.js')).href)
  return {
    front: entryOf(manifest, 'src/entry-front.tsx', /\/locales\/([a-z]{2})\.json$/),
    app: entryOf(manifest, 'src/entry-app.tsx', chromeWords),
    fonts: preloadedFonts(manifest),
    early,
    renderLogIn: v.parse(prerenderSchema, prerender).renderLogIn,
  }
}

/** The words that every screen of the application needs; a feature's come with its screens. */
const chromeWords = /^(?:src|.*\/(?:ui-kit|router)\/src)\/locales\/([a-z]{2})\.json$/

function entryOf(manifest: Manifest, name: string, wording: RegExp): Entry {
  if (manifest[name] === undefined) throw new Error(`apps/web/dist has no entry ${name}`)
  const [own, ...imported] = [...chunksOf(manifest, name)].flatMap((chunk) => manifest[chunk] ?? [])
  const all = [own, ...imported].flatMap((chunk) => chunk ?? [])
  const address = (path: string): string => `/${path}`
  const words: Record<string, string[]> = {}
  for (const brought of new Set(all.flatMap((chunk) => chunk.dynamicImports))) {
    const language = wording.exec(brought)?.[1]
    const file = manifest[brought]?.file
    if (language !== undefined && file !== undefined) (words[language] ??= []).push(address(file))
  }
  return {
    script: address(own?.file ?? ''),
    preloads: imported.map((chunk) => address(chunk.file)),
    styles: all.flatMap((chunk) => chunk.css).map(address),
    words,
  }
}

/** The entry's chunk and all it imports statically, the entry first. */
function chunksOf(manifest: Manifest, name: string, seen = new Set([name])): Set<string> {
  for (const chunk of manifest[name]?.imports ?? []) {
    if (!seen.has(chunk)) chunksOf(manifest, chunk, seen.add(chunk))
  }
  return seen
}

/** The Lato that the first page is set in: text and heading, Latin. */
function preloadedFonts(manifest: Manifest): readonly string[] {
  return Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((path) => /lato-latin-(?:400|700)-normal[^/]*\.woff2$/.test(path))
    .sort()
    .map((path) => `/${path}`)
}
