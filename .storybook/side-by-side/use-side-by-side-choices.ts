import { useAddonState } from 'storybook/manager-api'
import type { viewports } from '../viewports.ts'

export type Size = Exclude<keyof typeof viewports, 'mobile1'>

export interface SideBySideChoices {
  isOpen: boolean
  /** Null for the toolbar's tenant and others up to three. */
  tenants: readonly string[] | null
  /** Null for the toolbar's language. */
  languages: readonly string[] | null
  size: Size
}

const first: SideBySideChoices = { isOpen: false, tenants: null, languages: null, size: 'phone' }

/** What is shown side by side, and whether; kept from story to story. */
export function useSideBySideChoices(): [SideBySideChoices, (change: Partial<SideBySideChoices>) => void] {
  const [chosen, setChosen] = useAddonState<SideBySideChoices>('side-by-side', first)
  return [chosen, (change) => setChosen({ ...chosen, ...change })]
}
