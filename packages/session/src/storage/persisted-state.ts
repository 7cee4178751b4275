import { type LogoShape, logoShapes } from '@coffer/branding/logo-shapes'
import { isLanguage, type Language } from '@coffer/i18n/languages'

/** Items that can be dismissed for the rest of a session. */
const dismissalKinds = ['banner', 'alert', 'returned-transaction'] as const
export type DismissalKind = (typeof dismissalKinds)[number]

/** Values typed into a form, by field. */
export type Draft = Record<string, string | boolean>

/**
 * Branding as last fetched, the custom properties in which its theme differs from the built one, and the time of the
 * fetch (provider's clock, ms).
 */
export interface CachedBranding {
  value: unknown
  variables: Record<string, string>
  /** The same for the dark page. */
  darkVariables: Record<string, string>
  /** The logo that is legible on each of the brand's backgrounds, as its theme decides. */
  logoShapes: Record<'drawerLogo' | 'logInLogo', LogoShape>
  /** The built branding of the page that fetched it. */
  builtBranding: unknown
  fetchedAt: number
}

/**
 * State that all tabs of a browser share, in local storage. It has no depositor's input or actions, because it outlives
 * the browser's session.
 */
export interface SharedState {
  sessionId: string | null
  relink: boolean
  language: Language | null
  branding: CachedBranding | null
  dismissals: Partial<Record<DismissalKind, readonly string[]>>
  /** Idempotency keys by form: the same form in two tabs moves money once. */
  submissionKeys: Readonly<Record<string, string>>
}

/**
 * State that ends with the tab, in its session storage.
 * Never an SSN, a date of birth, a code, a password, bank details or a message (docs/decisions/002-token-storage.md).
 */
export interface TabState {
  /** By name, not validated: `defineResult` validates each when it is read. */
  results: Readonly<Record<string, unknown>>
  drafts: Record<string, Draft>
}

/** All state that outlives a reload, except the token. */
export type PersistedState = SharedState & TabState

/** The persisted state, and the draft fields that are kept only in memory. */
export interface RootState extends PersistedState {
  unstoredDrafts: Record<string, Draft>
}

export const emptyShared: SharedState = {
  sessionId: null,
  relink: false,
  language: null,
  branding: null,
  dismissals: {},
  submissionKeys: {},
}

export const emptyTabState: TabState = { results: {}, drafts: {} }

export const emptyState: RootState = { ...emptyShared, ...emptyTabState, unstoredDrafts: {} }

/** The part that belongs to the logged-in depositor and is dropped when the session ends. */
export const emptyPersonalState = {
  sessionId: null,
  relink: false,
  results: {},
  drafts: {},
  unstoredDrafts: {},
  dismissals: {},
  submissionKeys: {},
} as const satisfies Partial<RootState>

const NEXT_SESSION = 'next-session:'

/** The stored name of a result that is recorded before a log-in for the session that it starts. */
export const nextSessionName = (name: string): string => `${NEXT_SESSION}${name}`

/** The results that survive the next log-in. */
export const nextSessionResults = (results: PersistedState['results']): PersistedState['results'] =>
  Object.fromEntries(Object.entries(results).filter(([name]) => name.startsWith(NEXT_SESSION)))

/** Branding in the form of an earlier release counts as absent: it is refetched, and the rest of storage remains. */
export function parseCachedBranding(value: unknown): CachedBranding | null {
  return isCachedBranding(value) ? value : null
}

/** Whether a value from local storage has the shape of this version. Any other value is dropped as a whole. */
export function isSharedState(value: unknown): value is SharedState {
  if (!isRecord(value)) return false
  const { sessionId, relink, language, branding, dismissals, submissionKeys } = value
  return (
    (sessionId === null || typeof sessionId === 'string') &&
    typeof relink === 'boolean' &&
    (language === null || isLanguage(language)) &&
    (branding === null || isCachedBranding(branding)) &&
    isRecordOf(dismissals, isTexts) &&
    isRecordOf(submissionKeys, isText)
  )
}

/** Whether a value from session storage has the shape of this version. */
export function isTabState(value: unknown): value is TabState {
  return isRecord(value) && isRecord(value.results) && isDrafts(value.drafts)
}

/** Whether a value from session storage is drafts by form. */
export function isDrafts(value: unknown): value is Record<string, Draft> {
  return isRecordOf(value, isDraft)
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

function isCachedBranding(value: unknown): value is CachedBranding {
  return (
    isRecord(value) &&
    value.builtBranding !== undefined &&
    typeof value.fetchedAt === 'number' &&
    isRecordOf(value.variables, isText) &&
    isRecordOf(value.darkVariables, isText) &&
    isRecord(value.logoShapes) &&
    isLogoShape(value.logoShapes.drawerLogo) &&
    isLogoShape(value.logoShapes.logInLogo)
  )
}

function isLogoShape(value: unknown): boolean {
  return logoShapes.some((shape) => shape === value)
}
