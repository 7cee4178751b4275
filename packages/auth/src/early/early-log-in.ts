/** A log-in sent before the application's code arrived; the form takes it over. */
export interface EarlyLogIn {
  email: string
  password: string
  sent: Promise<Response>
}

declare global {
  interface Window {
    __logIn?: EarlyLogIn | undefined
    /** The buttons pressed before the application's code arrived. */
    __presses?: Set<HTMLElement> | undefined
  }
}

/** The id by which the early script finds the form. */
export const LOG_IN_FORM = 'log-in'

/** Presses again what was pressed before anything listened: "Contact us", a language, showing the password. */
export function repeatEarlyPresses(): void {
  const presses = window['__presses']
  window['__presses'] = undefined
  presses?.forEach((pressed) => pressed.click())
}
