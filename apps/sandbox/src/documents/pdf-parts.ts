import type { DocumentScript } from '@coffer/branding/document-scripts'
import type { Branding } from '@coffer/branding/schema'
import type { Language } from '@coffer/i18n/languages'
import type { ScriptSupport } from './text-runs.ts'

/** A tenant's branding, with the scripts that its documents print besides Latin, Greek and Cyrillic. */
export type DocumentBranding = Branding & { readonly documentScripts?: readonly DocumentScript[] }

export type Letterhead = {
  readonly branding: Branding
  /** The logo for the letterhead's background, as PNG. */
  readonly logo?: Uint8Array | null | undefined
  readonly language: Language
  readonly title: string
  /** When the document was issued; defaults to now. */
  readonly madeAt?: Date
  /** Needed for texts beyond Latin, Greek and Cyrillic; loaded by `scriptSupportFor`. */
  readonly scripts?: ScriptSupport
}

export type LabeledValue = { readonly name: string; readonly value: string; readonly isBold?: boolean }
export type Column = {
  readonly head: string
  readonly left: number
  readonly width: number
  readonly align?: 'left' | 'right'
}
