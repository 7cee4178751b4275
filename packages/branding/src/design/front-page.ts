import { role } from '../roles.ts'
import type { DesignVariable } from './design-variables.ts'
import { type FocalPoint, type FrontPage, type FrontPattern } from './options.ts'

type Values = Readonly<Partial<Record<DesignVariable, string>>>

/**
 * Gradients, which need neither a request nor an element. Their edges are soft because browsers do not antialias them.
 */
const drawings: Record<Exclude<FrontPattern, 'none'>, (color: string, at: string) => string> = {
  rings: (color, at) =>
    `repeating-radial-gradient(circle at ${at}, ${color} 0 3rem, transparent calc(3rem + 1px) 6rem, ${color} calc(6rem + 1px))`,
  rays: (color, at) =>
    `repeating-conic-gradient(from 0deg at ${at}, ${color} 0deg 7.5deg, transparent 7.6deg 14.9deg, ${color} 15deg)`,
  lines: (color) => `repeating-linear-gradient(115deg, ${color} 0 2px, transparent 3px 1.5rem)`,
}

const lightTone: Values = {
  'front-background': role('surface-tinted'),
  'front-text': role('text'),
  'front-edge': role('primary-edge'),
  'front-focus': role('focus'),
}

const themedTone: Values = {
  'front-background': role('log-in-panel'),
  'front-text': role('on-log-in-panel'),
  'front-edge': role('log-in-panel-edge'),
  'front-focus': role('focus-on-log-in-panel'),
}

const pictureTone: Values = {
  'front-background': role('picture-panel'),
  'front-text': role('on-picture-panel'),
  'front-edge': role('picture-panel'),
  'front-focus': role('on-picture-panel'),
}

/**
 * The values of the log-in page's brand half. A light tone applies to light pages only; a dark page has the theme's
 * panel.
 */
export function frontValues(frontPage: FrontPage, appearance: 'light' | 'dark'): Values {
  const { tone, pattern, focalPoint, picture } = frontPage
  if (picture) return pictureValues(picture.focalPoint, appearance)
  const isLight = tone === 'light' && appearance === 'light'
  const color = role(isLight ? 'primary-soft' : 'log-in-panel-pattern')
  const at = `${focalPoint.x}% ${focalPoint.y}%`
  return {
    ...(tone === 'light' && (isLight ? lightTone : themedTone)),
    ...(pattern !== 'none' && { 'front-pattern': drawings[pattern](color, at) }),
  }
}

/** A picture is dimmed beside a dark page. It has no pattern, which would be visible until the picture has loaded. */
function pictureValues({ x, y }: FocalPoint, appearance: 'light' | 'dark'): Values {
  return appearance === 'dark'
    ? { 'front-picture-opacity': '0.7' }
    : { ...pictureTone, 'front-picture-focus': `${x}% ${y}%` }
}
