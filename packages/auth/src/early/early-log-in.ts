/** A log-in that was sent before the application loaded. The form continues it. */
export interface EarlyLogIn {
  email: string
  password: string
  sent: Promise<Response>
}

declare global {
  interface Window {
    __logIn?: EarlyLogIn | undefined
    /** Buttons that were pressed before the application loaded. */
    __presses?: Set<HTMLElement> | undefined
  }
}

/** The id by which the early script finds the form. */
export const LOG_IN_FORM = 'log-in'

/** Repeats presses from before hydration, such as "Contact us", a language or showing the password. */
export function repeatEarlyPresses(): void {
  const presses = window['__presses']
  window['__presses'] = undefined
  presses?.forEach((pressed) => pressed.click())
}
