/** What a person did on a prerendered form that the application has not replaced yet. */
export interface EarlyUse {
  /** The places of the pressed buttons among those of the page that submit nothing. */
  presses: number[]
  isSubmitted: boolean
}

declare global {
  interface Window {
    __earlyUse?: EarlyUse | undefined
  }
}

/** The root element of a prerendered page, until the application replaces its content. */
export const PRERENDERED_ROOT = '#root[data-prerendered]'

/** Buttons that submit nothing: a language, showing the password, "Contact us". */
export const OTHER_BUTTONS = '#root [type=button]'
