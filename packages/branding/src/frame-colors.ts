import { type Color, colorAt } from './color.ts'
import { darkenUntil, needed } from './contrast.ts'
import { hoverShade, textOn, white } from './fill.ts'

/** 12 CFR 328.5: the sign is navy, or white if navy would not be legible. A theme never changes it. */
const fdicNavy = '#003256'

type Brand = {
  primary: Color
  primarySoft: Color
  primaryEdge: Color
  focus: Color
  ink: string
  sunken: Color
}

/**
 * Drawer and log-in page: the primary color if white is legible on it, else a light background with an edge in that
 * color.
 */
export function frameColors(brand: Brand) {
  return textOn(brand.primary) === white ? onPrimary(brand.primary) : onLight(brand)
}

function onPrimary(primary: Color) {
  const quiet = hoverShade(primary, white, 0.05)
  return {
    logo: 'hor-white',
    colors: {
      drawer: primary.hex,
      'on-drawer': white.hex,
      'drawer-hover': quiet.hex,
      'drawer-active': hoverShade(primary, white, 0.09).hex,
      'on-drawer-active': white.hex,
      'drawer-edge': primary.hex,
      'log-in-panel': primary.hex,
      'on-log-in-panel': white.hex,
      'log-in-panel-edge': primary.hex,
      'log-in-panel-pattern': quiet.hex,
      'focus-on-drawer': white.hex,
      'focus-on-log-in-panel': white.hex,
      fdic: fdicNavy,
      'fdic-on-drawer': white.hex,
      'fdic-on-log-in-panel': white.hex,
    },
  } as const
}

function onLight({ primary, primarySoft, primaryEdge, focus, ink, sunken }: Brand) {
  const panel = colorAt(0.965, Math.min(primary.chroma, 0.045), primary.hue)
  const pattern = colorAt(0.94, Math.min(primary.chroma, 0.09), primary.hue)
  return {
    logo: 'hor-color',
    colors: {
      drawer: white.hex,
      'on-drawer': ink,
      'drawer-hover': sunken.hex,
      'drawer-active': primarySoft.hex,
      'on-drawer-active': ink,
      'drawer-edge': primary.luminance > 0.85 ? primaryEdge.hex : primary.hex,
      'log-in-panel': panel.hex,
      'on-log-in-panel': ink,
      'log-in-panel-edge': primary.luminance > 0.85 ? primaryEdge.hex : primary.hex,
      'log-in-panel-pattern': pattern.hex,
      'focus-on-drawer': focus.hex,
      'focus-on-log-in-panel': darkenUntil(focus, [panel, pattern], needed.control).hex,
      fdic: fdicNavy,
      'fdic-on-drawer': fdicNavy,
      'fdic-on-log-in-panel': fdicNavy,
    },
  } as const
}
