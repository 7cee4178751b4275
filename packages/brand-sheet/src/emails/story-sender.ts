import type { Insurer } from '@coffer/branding/insurer'
import type { Branding } from '@coffer/branding/schema'
import type { Sender } from '@coffer/email-templates/sender'

/** A tenant as the sender, with an example origin and with logos from the origin of this page. */
export const storySender = (branding: Branding, insurer: Insurer): Sender => {
  const here = (address: string) => new URL(address, document.baseURI).href
  const { logos } = branding
  return {
    insurer,
    hasDarkTheme: true,
    origin: `https://${branding.slug}.example`,
    branding: {
      ...branding,
      logos: {
        'hor-color': here(logos['hor-color']),
        'hor-white': here(logos['hor-white']),
        'sq-color': here(logos['sq-color']),
        'sq-white': here(logos['sq-white']),
      },
    },
  }
}
