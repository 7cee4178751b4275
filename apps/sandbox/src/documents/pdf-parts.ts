import type { Branding } from '@coffer/branding/schema'
import type { Language } from '@coffer/i18n/languages'
import type { ScriptFaces } from './script-faces.ts'

export type Letterhead = {
  readonly branding: Branding
  /** The logo for the letterhead's background, as PNG. */
  readonly logo?: Uint8Array | null | undefined
  readonly language: Language
  readonly title: string
  /** When the document was issued; defaults to now. */
  readonly madeAt?: Date
  /** Needed for texts beyond Latin, Greek and Cyrillic; loaded by `scriptFacesFor`. */
  readonly scripts?: ScriptFaces
}

export type LabeledValue = { readonly name: string; readonly value: string; readonly isBold?: boolean }
export type Column = {
  readonly head: string
  readonly left: number
  readonly width: number
  readonly align?: 'left' | 'right'
}
