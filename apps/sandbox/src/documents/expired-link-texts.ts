import type { Language } from '@coffer/i18n/languages'

/** Texts of the page for an expired download URL. */
export const expiredLinkTexts: Readonly<Record<Language, { title: string; text: string; back: string }>> = {
  en: {
    title: 'This link has expired',
    text: 'Links to documents expire after 15 minutes. Open the document again in Documents.',
    back: 'Go to Documents',
  },
  es: {
    title: 'Este enlace ya no funciona',
    text: 'El enlace a un documento funciona durante 15 minutos. Abra de nuevo el documento desde sus documentos.',
    back: 'Ir a sus documentos',
  },
}
