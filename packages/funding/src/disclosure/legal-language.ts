/** The only language of legal texts, whatever the language of the page. */
export const legalLanguage = 'en'
