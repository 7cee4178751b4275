import { useAddonState, useStorybookApi } from 'storybook/manager-api'
import { addressParameter, readChoices, type SideBySideChoices } from './address-choices.ts'

/** The choices of the side-by-side view: at first those in the URL, then kept from story to story. */
export function useSideBySideChoices(): [SideBySideChoices, (change: Partial<SideBySideChoices>) => void] {
  const api = useStorybookApi()
  const first = readChoices(api.getQueryParam(addressParameter))
  const [chosen, setChosen] = useAddonState<SideBySideChoices>('side-by-side', first)
  return [chosen, (change) => setChosen({ ...chosen, ...change })]
}
