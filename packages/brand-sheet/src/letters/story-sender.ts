import type { Branding } from '@coffer/branding/schema'
import type { Sender } from '@coffer/email-templates/sender'

/** A tenant that writes from an address of its own, while its logos are served where this page is. */
export const storySender = (branding: Branding): Sender => {
  const here = (address: string) => new URL(address, document.baseURI).href
  const { logos } = branding
  return {
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
