// Keys of session storage. The inline scripts of the pages share the first two with the application.

/** The tab's token. */
export const TOKEN_KEY = 'tab'

/** The input in a prerendered form whose page was left before the application replaced it. */
export const EARLY_FORM_KEY = 'early-form'

/** The messages that were being written when the page was left. */
export const CARRIED_MESSAGES_KEY = 'carried-messages'
