/** The key of what was typed into a prerendered form when its page was left before the application had taken it over. */
export const EARLY_FORM_KEY = 'early-form'
