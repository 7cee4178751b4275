import { darkRules } from './dark-colors.ts'

/**
 * The style sheet of every email, identical for all tenants, so that a content security policy can allow its hash.
 * Emails work with inline styles alone; the sheet reduces their padding on phones and adds dark colors.
 */
export const emailStyleSheet = `${darkRules}@media (max-width:480px){.outside{padding:0!important}.head,.inside{padding:24px 20px!important}.drawn{padding:16px 12px!important}.button a{display:block!important}}`
