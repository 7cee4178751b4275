import { useAddonState } from 'storybook/manager-api'
import type { viewports } from '../viewports.ts'

export type Size = Exclude<keyof typeof viewports, 'mobile1'>

export interface Chosen {
  isOpen: boolean
  /** Null: the one that the toolbar has, and others up to three. */
  tenants: readonly string[] | null
  /** Null: the one that the toolbar has. */
  languages: readonly string[] | null
  size: Size
}

const first: Chosen = { isOpen: false, tenants: null, languages: null, size: 'phone' }

/** What is compared, and whether; kept while going from story to story. */
export function useChosen(): [Chosen, (change: Partial<Chosen>) => void] {
  const [chosen, setChosen] = useAddonState<Chosen>('side-by-side', first)
  return [chosen, (change) => setChosen({ ...chosen, ...change })]
}
