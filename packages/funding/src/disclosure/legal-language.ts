/** Legal texts exist in this language only, whatever the person reads otherwise. */
export const legalLanguage = 'en'
