// Keys of session storage that the inline scripts of the pages share with the application.

/** The tab's token. */
export const TOKEN_KEY = 'tab'

/** The input in a prerendered form whose page was left before the application replaced it. */
export const EARLY_FORM_KEY = 'early-form'
