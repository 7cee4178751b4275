import { type LogoShape, logoShapes } from '@coffer/branding/logo-shapes'
import { isLanguage, type Language } from '@coffer/i18n/languages'

/** What may be closed for the rest of a session. */
const dismissalKinds = ['banner', 'alert', 'returned-transaction'] as const
export type DismissalKind = (typeof dismissalKinds)[number]

/** What was typed into a form, by field. */
export type Draft = Record<string, string | boolean>

/** Branding as it was last brought, the variables that it differs in, and when (provider's clock, ms). */
export interface KeptBranding {
  value: unknown
  variables: Record<string, string>
  /** Which logo reads on the brand's grounds, as its theme decides. */
  grounds: Record<'drawerLogo' | 'frontDoorLogo', LogoShape>
  /** What the page that brought it was stamped with. */
  over: unknown
  fetchedAt: number
}

/**
 * Everything that outlives a reload, but the bearer.
 * Never an SSN, a code, a password or bank details (decisions.md, "Session").
 */
export interface Persisted {
  sessionId: string | null
  relink: boolean
  language: Language | null
  branding: KeptBranding | null
  /** By name, as written: `defineResult` validates each when it is read. */
  results: Readonly<Record<string, unknown>>
  drafts: Record<string, Draft>
  dismissals: Partial<Record<DismissalKind, readonly string[]>>
}

export const nothingKept: Persisted = {
  sessionId: null,
  relink: false,
  language: null,
  branding: null,
  results: {},
  drafts: {},
  dismissals: {},
}

/** The part that belongs to the person logged in, and goes when the session does. */
export const nothingOfAPerson = {
  sessionId: null,
  relink: false,
  results: {},
  drafts: {},
  dismissals: {},
} as const satisfies Partial<Persisted>

/** Branding as an earlier release kept it is no more than absent: it is brought anew, and all else stays. */
export function readableBranding(value: unknown): KeptBranding | null {
  return isKeptBranding(value) ? value : null
}

/** Whether something read from storage is what this version writes. Anything else is dropped whole. */
export function isPersisted(value: unknown): value is Persisted {
  if (!isRecord(value)) return false
  const { sessionId, relink, language, branding, results, drafts, dismissals } = value
  return (
    (sessionId === null || typeof sessionId === 'string') &&
    typeof relink === 'boolean' &&
    (language === null || isLanguage(language)) &&
    (branding === null || isKeptBranding(branding)) &&
    isRecord(results) &&
    isRecordOf(drafts, isDraft) &&
    isRecordOf(dismissals, isTexts)
  )
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRecordOf(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(isEntry)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText)
}

function isDraft(value: unknown): boolean {
  return isRecordOf(value, (entry) => typeof entry === 'string' || typeof entry === 'boolean')
}

function isKeptBranding(value: unknown): value is KeptBranding {
  return (
    isRecord(value) &&
    value.over !== undefined &&
    typeof value.fetchedAt === 'number' &&
    isRecordOf(value.variables, isText) &&
    isRecord(value.grounds) &&
    isLogoShape(value.grounds.drawerLogo) &&
    isLogoShape(value.grounds.frontDoorLogo)
  )
}

function isLogoShape(value: unknown): boolean {
  return logoShapes.some((shape) => shape === value)
}
