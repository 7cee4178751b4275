import * as v from 'valibot'
import { capabilities } from './capabilities.ts'
import { designSchema } from './design/design-schema.ts'
import { defaultDesign, frontBackgrounds } from './design/options.ts'
import { documentScripts } from './document-scripts.ts'
import { insurers } from './insurer.ts'
import { consoleHost, tenantHostOfLinkingHost } from './linking-host.ts'
import { type Problem, toProblems, wholeNumber } from './problems.ts'
import { email, parseUrl, safeUrl, slug, visibleText } from './safe-text.ts'
import { logoShapes } from './logo-shapes.ts'
import { offerSchema } from './offer.ts'
import { brandingSchema } from './schema.ts'
import { defaultCsrfMaxAge, defaultLogos } from './tenant-defaults.ts'

export const languages = ['en', 'es'] as const
export type TenantLanguage = (typeof languages)[number]

const languagesSchema = v.pipe(
  v.array(v.picklist(languages, `must be one of ${languages.join(', ')}`)),
  v.minLength(1, 'is empty; name at least one language'),
  v.check((list) => new Set(list).size === list.length, 'names a language twice'),
)

const host = v.pipe(
  v.string(),
  v.regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be a host name in lower case, without scheme, port or path',
  ),
  v.check(
    (name) => tenantHostOfLinkingHost(name) === null,
    'begins with link., which is kept for the linking page of the host after it',
  ),
  v.check((name) => name !== consoleHost, 'is kept for the operator’s console; choose another'),
)

/** A slug whose `<slug>.localhost` may be a tenant's, because every tenant is served there. */
const tenantSlug = v.pipe(
  slug,
  v.check(
    (name) => tenantHostOfLinkingHost(`${name}.localhost`) === null,
    'is kept for linking pages; choose another',
  ),
  v.check(
    (name) => `${name}.localhost` !== consoleHost,
    `is kept, because ${consoleHost} is the operator’s console; choose another`,
  ),
)

/**
 * Excludes `;`, `,` and `$`: URLs may contain them, but a security policy or an nginx configuration would interpret
 * them.
 */
const plainOrigin = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => plainOrigin.test(text) && parseUrl(text)?.origin === text,
    'must be an https origin like https://link.example.com, without a path',
  ),
)

const apiBase = v.pipe(
  safeUrl,
  v.endsWith('/api/v1', 'must end in /api/v1'),
  v.regex(/^[\w./:-]*$/, 'must contain only letters, digits, dots, colons, hyphens, underscores and slashes'),
)

/** Max age of a CSRF handshake in seconds; 0 requires a handshake before every request (docs/wire.md, Headers). */
const csrfMaxAgeSeconds = v.optional(wholeNumber(0, 7200), defaultCsrfMaxAge)

/** Capabilities of the provider that the tenant does not offer. */
const disabledCapabilities = v.optional(
  v.pipe(
    v.array(v.picklist(capabilities, `must be one of ${capabilities.join(', ')}`)),
    v.check((list) => new Set(list).size === list.length, 'names a capability twice'),
  ),
  [],
)

/** Scripts whose letters its PDF documents print; any other is transliterated into Latin letters. */
const scripts = v.optional(
  v.pipe(
    v.array(v.picklist(documentScripts, `must be of ${documentScripts.join(', ')}`)),
    v.check((list) => new Set(list).size === list.length, 'names a script twice'),
  ),
  [],
)

/** Whether the tenant has a dark theme, for depositors who chose dark or whose system is dark. */
const darkTheme = v.optional(v.boolean(), true)

/** Whether the app can be installed on a device: adds a web app manifest and icons. */
const installable = v.optional(v.boolean(), true)

/** Whether browsers must use https for every subdomain of the hosts too, including the bank's other sites. */
const hstsSubdomains = v.optional(v.boolean(), false)

/** Business days within which the bank aims to answer a report of a problem with a transaction. */
const caseReplyBusinessDays = v.optional(wholeNumber(1, 30), 3)

/** The bank's number at Intuit (`INTU.BID`). Quicken imports no files of a bank without one. */
const quickenBankId = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,10}$/, 'must be 1 to 10 digits, like "3000"')),
)

/** The insurer of deposits if it is not the FDIC, which branding declares (`show_fdic`). */
const insurer = v.optional(v.picklist(insurers, `must be one of ${insurers.join(', ')}`))

/** Whom the tenant's emails come from. Its provider may send without it only to an outbox. */
const emailSender = v.optional(
  v.object({ name: visibleText(60), address: email, replyTo: v.optional(email) }),
)

/** `tenants/<slug>/tenant.json`: a tenant's hosts, languages and settings. `tenant check` refuses unknown fields. */
export const tenantSchema = v.object({
  slug: tenantSlug,
  hosts: v.pipe(v.array(host), v.minLength(1, 'is empty; name at least one host')),
  apiBase,
  languages: languagesSchema,
  offer: v.optional(offerSchema),
  design: v.optional(designSchema, defaultDesign),
  documents: v.optional(v.object({ scripts }), {}),
  emailSender,
  insurer,
  settings: v.object({
    csrfMaxAgeSeconds,
    /**
     * Origins of linking services, for the linking page's security policy. The sandbox's service has that page's own
     * origin.
     */
    linkingOrigins: v.optional(v.array(origin), []),
    disabledCapabilities,
    darkTheme,
    installable,
    hstsSubdomains,
    caseReplyBusinessDays,
    quickenBankId,
    /** Other origins of logos in live branding; those in branding.json need not be listed. */
    logoOrigins: v.optional(v.array(origin), []),
  }),
})

export type TenantInput = v.InferInput<typeof tenantSchema>
export type Tenant = v.InferOutput<typeof tenantSchema>

const messagesOfPackage = v.record(v.string(), v.string())

/** A tenant's overrides of default messages: language → package → key → text. */
export const messageOverridesSchema = v.partial(
  v.object({ en: v.record(v.string(), messagesOfPackage), es: v.record(v.string(), messagesOfPackage) }),
)

export type MessageOverrides = v.InferOutput<typeof messageOverridesSchema>

/**
 * The JSON block `<script type="application/json" id="tenant">` of a tenant's page; its branding is in the wire format.
 */
const tenantBlockSchema = v.object({
  slug,
  branding: brandingSchema,
  settings: v.object({
    csrfMaxAgeSeconds,
    apiBase,
    disabledCapabilities,
    quickenBankId,
    /** Whether the page also has dark colors. */
    darkTheme: v.optional(v.boolean(), false),
  }),
  languages: languagesSchema,
  offer: v.optional(offerSchema),
  insurer,
  /** The background of the log-in page's brand half, if it is not the theme's. */
  frontBackground: v.optional(v.picklist(frontBackgrounds)),
  frontPicture: v.optional(
    v.object({
      address: v.string(),
      widths: v.array(v.number()),
      alternativeText: v.optional(v.object({ en: v.optional(v.string()), es: v.optional(v.string()) })),
    }),
  ),
  messageOverrides: v.optional(messageOverridesSchema),
  /** The logos that are legible on the brand's backgrounds (`createTheme`). */
  theme: v.optional(
    v.object({ drawerLogo: v.picklist(logoShapes), logInLogo: v.picklist(logoShapes) }),
    defaultLogos,
  ),
})

export type TenantBlockInput = v.InferInput<typeof tenantBlockSchema>
export type TenantBlock = v.InferOutput<typeof tenantBlockSchema>

export type ParsedTenant = { ok: true; tenant: Tenant } | { ok: false; problems: readonly Problem[] }

/** Validates a tenant.json. Never throws. */
export function parseTenant(input: unknown): ParsedTenant {
  const result = v.safeParse(tenantSchema, input)
  return result.success
    ? { ok: true, tenant: result.output }
    : { ok: false, problems: toProblems(result.issues) }
}
