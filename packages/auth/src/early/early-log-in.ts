/** A log-in sent before the application's code arrived; the form takes it over. */
export interface EarlyLogIn {
  email: string
  password: string
  sent: Promise<Response>
}

declare global {
  interface Window {
    __logIn?: EarlyLogIn | undefined
  }
}

/** The id by which the early script finds the form. */
export const LOG_IN_FORM = 'log-in'
