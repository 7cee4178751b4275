import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import * as v from 'valibot'
import { digestParts } from '../write/digest-of.ts'

/** `version` is that of the style library: with it, the application adopts the page's styles instead of creating them again. */
export type Drawing = { readonly html: string; readonly css: string; readonly version?: string }
export type Render = (page: { tenant: TenantBlockInput; language: string }) => Promise<Drawing>

/** One entry of the application: its module, and the files it requests at once. */
export type Entry = {
  readonly script: string
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
  /** The files of the messages that it loads first, by language. */
  readonly messages: Readonly<Record<string, readonly string[]>>
}

/** The application, compiled once for all tenants. URLs are paths on the tenant's origin. */
export type Compiled = {
  readonly front: Entry
  readonly app: Entry
  /** The application with the screen on which a visitor opens an account. */
  readonly registration: Entry
  readonly fonts: readonly string[]
  /** The inline script of the log-in page, which handles a submit before the application is loaded. */
  readonly early: string
  /** The inline script of the other prerendered form, which records user input for the application. */
  readonly earlyForm: string
  /** The inline script of the linking page. */
  readonly linking: string
  /** The inline script of the bank's pages, which requests the data of the current path before the application is loaded. */
  readonly earlyCalls: string
  readonly renderLogIn: Render
  readonly renderRegistration: Render
  /** Renders the frame that the bank's pages show until the application is loaded; and the route paths of those pages. */
  readonly renderFrame: Render
  readonly framedPaths: readonly string[]
  /** Digest of everything in the application that rendering uses: while it is unchanged, so is the output. */
  readonly digest: string
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

const renderSchema = v.custom<Render>((value) => typeof value === 'function')
const prerenderSchema = v.object({
  renderLogIn: renderSchema,
  renderRegistration: renderSchema,
  renderFrame: renderSchema,
  framedPaths: v.array(v.string()),
})

/** Reads the output of `apps/web`. A missing build is reported in one sentence. */
export async function readCompiled(dist: string): Promise<Compiled> {
  const file = (path: string): string => {
    const found = join(dist, path)
    if (!existsSync(found)) throw new Error(`apps/web/dist/${path} is missing: build @coffer/web first`)
    return found
  }
  const manifestText = readFileSync(file('client/.vite/manifest.json'), 'utf8')
  const manifest = v.parse(manifestSchema, JSON.parse(manifestText))
  const inline = (name: string): string => {
    const script = readFileSync(file(`client/${name}`), 'utf8').trim()
    if (/<\/script|<!--/i.test(script))
      throw new Error(`apps/web/dist/client/${name} cannot stand within a page`)
    return script
  }
  const early = inline('early.js')
  const earlyForm = inline('early-form.js')
  const earlyCalls = inline('early-calls.js')
  const linking = inline('linking.js')
  const prerender: unknown = await import(pathToFileURL(file('server/prerender.js')).href)
  return {
    front: toEntry(manifest, 'src/entry-log-in.tsx', { messages: aroundMessages }),
    app: toEntry(manifest, 'src/entry-app.tsx', { messages: homeMessages, code: homeScreen }),
    registration: toEntry(manifest, 'src/entry-app.tsx', {
      messages: registrationMessages,
      code: registrationCode,
    }),
    fonts: preloadedFonts(manifest),
    early,
    earlyForm,
    earlyCalls,
    linking,
    ...v.parse(prerenderSchema, prerender),
    digest: digestParts([manifestText, early, earlyForm, earlyCalls, linking, ...renderingCode(dist)]),
  }
}

/** The code that renders pages, file by file. */
function renderingCode(dist: string): readonly Uint8Array[] {
  return globSync('server/**/*.js', { cwd: dist })
    .sort()
    .map((path) => readFileSync(join(dist, path)))
}

/** Files of the messages of the application's frame. */
const aroundMessages = /^src\/start\/messages-([a-z]{2})\.ts$/
/**
 * Pages other than the log-in page are mostly opened or reloaded at the dashboard: its screen and messages load in
 * parallel with the application. Any other screen is requested by the loaded application.
 */
const homeScreen = /\/dashboard\/src\/home\/home-screen\.tsx$/
const homeMessages =
  /^(?:src\/start\/messages-|.*\/(?:dashboard|errors|router)\/src\/locales\/)([a-z]{2})\.(?:ts|json)$/

/** The screen, and i18next, which every screen but home loads. */
const registrationCode = /\/auth\/src\/register\/register-screen\.tsx$|\/i18n\/src\/start-i18next\.ts$/
const registrationMessages =
  /^(?:src\/start\/messages-|.*\/(?:auth|errors|router|new-password)\/(?:src\/)?locales\/)([a-z]{2})\.(?:ts|json)$/

/** Patterns of dynamically imported modules that are requested together with an entry. */
type Ahead = { readonly messages: RegExp; readonly code?: RegExp }

function toEntry(manifest: Manifest, name: string, ahead: Ahead): Entry {
  if (manifest[name] === undefined) throw new Error(`apps/web/dist has no entry ${name}`)
  const chunks = collectChunks(manifest, name)
  const [own, ...imported] = [...chunks].flatMap((chunk) => manifest[chunk] ?? [])
  const all = [own, ...imported].flatMap((chunk) => chunk ?? [])
  const address = (path: string): string => `/${path}`
  /** The files of a chunk that are not already loaded. */
  const filesOf = (chunk: string): string[] =>
    [...collectChunks(manifest, chunk)].flatMap((each) =>
      chunks.has(each) ? [] : address(manifest[each]?.file ?? ''),
    )
  const messages: Record<string, string[]> = {}
  const screens: string[] = []
  for (const lazy of new Set(all.flatMap((chunk) => chunk.dynamicImports))) {
    const language = ahead.messages.exec(lazy)?.[1]
    if (language !== undefined) messages[language] = [...(messages[language] ?? []), ...filesOf(lazy)]
    if (ahead.code?.test(lazy)) screens.push(...filesOf(lazy))
  }
  return {
    script: address(own?.file ?? ''),
    preloads: [...imported.map((chunk) => address(chunk.file)), ...screens],
    styles: all.flatMap((chunk) => chunk.css).map(address),
    messages,
  }
}

/** The entry's chunk and all it imports statically, the entry first. */
function collectChunks(manifest: Manifest, name: string, seen = new Set([name])): Set<string> {
  for (const chunk of manifest[name]?.imports ?? []) {
    if (!seen.has(chunk)) collectChunks(manifest, chunk, seen.add(chunk))
  }
  return seen
}

/** The Lato faces of the first page: text and heading, Latin. */
function preloadedFonts(manifest: Manifest): readonly string[] {
  return Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((path) => /lato-latin-(?:400|700)-normal[^/]*\.woff2$/.test(path))
    .sort()
    .map((path) => `/${path}`)
}
