/** A log-in sent before the application had loaded, continued by the form. */
export interface EarlyLogIn {
  email: string
  password: string
  sent: Promise<Response>
}

declare global {
  interface Window {
    __logIn?: EarlyLogIn | undefined
    /** Buttons pressed before the application had loaded. */
    __presses?: Set<HTMLElement> | undefined
  }
}

/** The id by which the early script finds the form. */
export const LOG_IN_FORM = 'log-in'

/** Repeats presses from before hydration: "Contact us", a language, showing the password. */
export function repeatEarlyPresses(): void {
  const presses = window['__presses']
  window['__presses'] = undefined
  presses?.forEach((pressed) => pressed.click())
}
