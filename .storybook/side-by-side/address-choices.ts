import type { viewports } from '../viewports.ts'

export type Size = Exclude<keyof typeof viewports, 'mobile1'>

export interface SideBySideChoices {
  isOpen: boolean
  /** Null for the toolbar's tenant and up to two others. */
  tenants: readonly string[] | null
  /** Null for the toolbar's language. */
  languages: readonly string[] | null
  size: Size
}

/** Query parameter of the manager, so that a link opens with the same choices. */
export const addressParameter = 'side-by-side'

const first: SideBySideChoices = { isOpen: false, tenants: null, languages: null, size: 'phone' }

/** The choices as a query parameter, `phone;harbor,juniper;en`; null while the story is not shown side by side. */
export function writeChoices({ isOpen, tenants, languages, size }: SideBySideChoices): string | null {
  if (!isOpen) return null
  return [size, tenants?.join(',') ?? '*', languages?.join(',') ?? '*'].join(';')
}

/** Reads the choices from a query parameter. Invalid parts fall back to defaults. */
export function readChoices(text: string | undefined): SideBySideChoices {
  if (text === undefined || text === '') return first
  const [size, tenants, languages] = text.split(';')
  return {
    isOpen: true,
    size: size === 'desktop' ? size : 'phone',
    tenants: parseList(tenants),
    languages: parseList(languages),
  }
}

const parseList = (text = '*'): readonly string[] | null =>
  text === '*' ? null : text.split(',').filter((each) => each !== '')
