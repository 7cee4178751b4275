import { type Color, colorAt, parseColor } from './color.ts'
import { darkenUntil, needed } from './contrast.ts'
import { hoverShade, white } from './fill.ts'

/** The colors that the specification gives for errors, successes and warnings. It has none for information. */
export const givenStates = {
  error: parseColor('#d22947'),
  success: parseColor('#42835b'),
  warning: parseColor('#d76f0f'),
  info: parseColor('#2f6690'),
} as const

export type State = keyof typeof givenStates

/** Pale backgrounds of notices and tags, the same for every brand. */
export const stateSofts = {
  error: tint(givenStates.error),
  success: tint(givenStates.success),
  warning: tint(givenStates.warning),
  info: tint(givenStates.info),
} as const

/**
 * The color of a state's text and icons on the page and on the state's pale background. The given warning color has a
 * contrast of only 3.40 on white, so it is darkened.
 */
export function stateColor(state: State, page: readonly Color[]): Color {
  return darkenUntil(givenStates[state], [...page, stateSofts[state]], needed.text)
}

export function stateColors(page: readonly Color[]) {
  const error = stateColor('error', page)
  return {
    error: error.hex,
    'error-hover': hoverShade(error, white, 0.06).hex,
    'on-error': white.hex,
    'error-soft': stateSofts.error.hex,
    'on-error-soft': onSoft('error'),
    success: stateColor('success', page).hex,
    'success-soft': stateSofts.success.hex,
    'on-success-soft': onSoft('success'),
    warning: stateColor('warning', page).hex,
    'warning-soft': stateSofts.warning.hex,
    'on-warning-soft': onSoft('warning'),
    info: stateColor('info', page).hex,
    'info-soft': stateSofts.info.hex,
    'on-info-soft': onSoft('info'),
  }
}

function onSoft(state: State): string {
  const { chroma, hue } = givenStates[state]
  return darkenUntil(colorAt(0.38, Math.min(chroma, 0.11), hue), [stateSofts[state]], needed.text).hex
}

function tint({ chroma, hue }: Color): Color {
  return colorAt(0.965, Math.min(chroma * 0.15, 0.022), hue)
}
