import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { tenantOriginOfLinkingOrigin } from '@coffer/branding/linking-host'
import { lineText } from '@coffer/api-client/request/text'
import { parseJson } from '@coffer/provider-kit/json-body'
import { requireStorable } from '@coffer/provider-kit/unstorable-text'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import type { PageArea } from '../http/routes.ts'
import { packageFolder } from '../package-folder.ts'
import { brandedPage } from '../tenants/branded-page.ts'
import { steps } from './linking-steps.ts'

/** The page may call only its own service, and only the tenant's linking page may frame it. */
const pageHeaders = (c: Call) => ({
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${homeOrigin(c)}; require-trusted-types-for 'script'; trusted-types 'none'`,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
})

/**
 * The tenant's origin that belongs to this linking host. It is built from a known host, so it is safe as a source in a
 * policy.
 */
const homeOrigin = (c: Call): string => tenantOriginOfLinkingOrigin(c.var.origin) ?? c.var.origin

const stepBody = v.object({
  provider_id: v.optional(v.number()),
  username: v.optional(lineText),
  password: v.optional(lineText),
  code: v.optional(lineText),
  account_id: v.optional(v.number()),
})

const folder = join(packageFolder, 'src/fastlink/page')
const source = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** A browser script made from its TypeScript source: types are stripped, and imports rewritten to the served files. */
export const script = (name: string): string =>
  stripTypeScriptTypes(source(`${name}.ts`)).replaceAll(/from '\.\/([\w-]+)\.ts'/g, "from './$1.js'")

export const linkingPages: PageArea = (pages, { db }) => {
  const serve = (path: string, type: string, read: () => string): void => {
    let text: string | null = null
    pages.get(path, (c) =>
      c.body((text ??= read()), 200, { ...pageHeaders(c), 'Content-Type': `${type}; charset=UTF-8` }),
    )
  }
  serve('/fastlink/v4/initialize.js', 'text/javascript', () => script('initialize'))
  pages.get('/fastlink/launch', async (c) =>
    c.body(await brandedPage(c, source('launch.html')), 200, {
      ...pageHeaders(c),
      'Content-Type': 'text/html; charset=UTF-8',
    }),
  )
  serve('/fastlink/page.css', 'text/css', () => source('page.css'))
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const name = file.slice(0, -'.ts'.length)
    serve(`/fastlink/${name}.js`, 'text/javascript', () => script(name))
  }

  pages.post('/fastlink/session/:step', async (c) => {
    const step = Object.hasOwn(steps, c.req.param('step')) ? steps[c.req.param('step')] : undefined
    const sent = await parseJson(c)
    requireStorable(sent)
    const body = v.safeParse(stepBody, sent)
    if (step === undefined || !body.success) return c.json({ error: 'unknown step' }, 400, pageHeaders(c))
    const answer = await step({ db, tenant: c.var.tenant, accessToken: bearerToken(c), body: body.output })
    return answer === null
      ? c.json({ error: 'refused' }, 401, pageHeaders(c))
      : c.json(answer, 200, pageHeaders(c))
  })
}

const bearerToken = (c: Call): string => (c.req.header('authorization') ?? '').replace(/^Bearer /, '')
