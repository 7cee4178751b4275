/** Input and presses on a prerendered form before the application replaces it. */
export interface EarlyUse {
  /** The indexes of the pressed buttons among the page’s buttons that submit nothing. */
  presses: number[]
  isSubmitted: boolean
}

declare global {
  interface Window {
    __earlyUse?: EarlyUse | undefined
  }
}

/** The root element of a prerendered page until the application replaces its content. */
export const PRERENDERED_ROOT = '#root[data-prerendered]'

/** Buttons that submit nothing, such as a language, showing the password or "Contact us". */
export const OTHER_BUTTONS = '#root [type=button]'
