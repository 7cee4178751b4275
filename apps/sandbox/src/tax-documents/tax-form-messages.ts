import type { Language } from '@coffer/i18n/languages'

/** Texts of Form 1099-INT, Copy B. */
export const taxFormMessages = {
  en: {
    title: (year: number) => `Form 1099-INT, Interest Income, ${year} (Copy B for recipient)`,
    recipient: 'Recipient',
    payer: 'Payer',
    year: 'Tax year',
    tin: 'Recipient’s taxpayer identification number',
    number: 'Account number',
    amounts: 'Amounts',
    interest: 'Box 1. Interest income',
    penalty: 'Box 2. Early withdrawal penalty',
    savingsBonds: 'Box 3. Interest on U.S. Savings Bonds and Treasury obligations',
    withheld: 'Box 4. Federal income tax withheld',
    furnished:
      'This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
    keep: 'Keep this form with your tax records.',
  },
  es: {
    title: (year: number) =>
      `Formulario 1099-INT, ingresos por intereses, ${year} (Copia B para el receptor)`,
    recipient: 'Receptor',
    payer: 'Pagador',
    year: 'Año tributario',
    tin: 'Número de identificación del contribuyente',
    number: 'Número de cuenta',
    amounts: 'Montos',
    interest: 'Casilla 1. Ingresos por intereses',
    penalty: 'Casilla 2. Multa por retiro anticipado',
    savingsBonds: 'Casilla 3. Intereses de bonos de ahorro y obligaciones del Tesoro de EE. UU.',
    withheld: 'Casilla 4. Impuesto federal sobre los ingresos retenido',
    furnished:
      'Esta es información tributaria importante y se entrega al IRS. Si usted debe presentar una declaración, se le puede imponer una multa por negligencia u otra sanción si este ingreso es tributable y el IRS determina que no se ha declarado.',
    keep: 'Guarde este formulario con sus documentos tributarios.',
  },
} as const satisfies Record<Language, unknown>
