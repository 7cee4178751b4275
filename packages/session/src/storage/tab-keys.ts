// Keys of session storage that the scripts inlined in the pages share with the application.

/** The tab's token. */
export const TOKEN_KEY = 'tab'

/** What was typed into a prerendered form whose page was left before the application replaced it. */
export const EARLY_FORM_KEY = 'early-form'
