import type { Language } from '@coffer/i18n/languages'

export const proofMessages = {
  en: {
    titles: { balance_letter: 'Balance letter', account_details: 'Direct deposit details' },
    statement: (from: string, to: string) => `Account statement, ${from} through ${to}`,
    year: (year: string) => `Year summary, ${year}`,
    letterIntro: (bank: string) =>
      `To whom it may concern: ${bank} confirms the following about the account below.`,
    detailsIntro: (bank: string) =>
      `Give these details to an employer or anyone else who pays you to receive deposits in your account at ${bank}.`,
    holders: (count: number) => (count === 1 ? 'Account holder' : 'Account holders'),
    bank: 'Bank',
    account: 'Account',
    accountType: 'Account type',
    savings: 'Savings',
    routing: 'Routing number (ABA)',
    number: 'Account number',
    opened: 'Opened',
    closed: 'Closed',
    asOf: 'Balance as of',
    current: 'Current balance',
    available: 'Available balance',
    availableNote:
      'The available balance is what could be withdrawn at that time. It excludes deposits on hold and withdrawals on their way. Deposits that haven’t settled are in neither balance.',
    closedNote: 'This account is closed.',
    detailsNote:
      'This page shows your full account number. Share it only with people and companies you trust to pay you.',
    period: 'Period',
    interest: 'Interest earned',
    rateOn: (date: string) => `Annual percentage yield (APY) on ${date}`,
    byMonth: 'Interest by month',
    month: 'Month',
    taxNote:
      'This summary isn’t a tax form. If you earned $10.00 or more in interest in the year, we report it on Form 1099-INT.',
    check: 'Check this document',
    checkAt: (address: string) =>
      `Enter the code at ${address} and compare what we show there with this document.`,
    checkDetails: (address: string) =>
      `Enter the code at ${address} to confirm that we issued this document, for whom, and the last four digits of the account number.`,
    code: 'Verification code',
  },
  es: {
    titles: {
      balance_letter: 'Constancia de saldo',
      account_details: 'Datos para depósito directo',
    },
    statement: (from: string, to: string) => `Estado de cuenta, del ${from} al ${to}`,
    year: (year: string) => `Resumen anual, ${year}`,
    letterIntro: (bank: string) =>
      `A quien corresponda: ${bank} confirma lo siguiente sobre la cuenta indicada.`,
    detailsIntro: (bank: string) =>
      `Entregue estos datos a su empleador o a quien le pague para recibir depósitos en su cuenta de ${bank}.`,
    holders: (count: number) => (count === 1 ? 'Titular de la cuenta' : 'Titulares de la cuenta'),
    bank: 'Banco',
    account: 'Cuenta',
    accountType: 'Tipo de cuenta',
    savings: 'Ahorros',
    routing: 'Número de ruta (ABA)',
    number: 'Número de cuenta',
    opened: 'Apertura',
    closed: 'Cierre',
    asOf: 'Saldo al',
    current: 'Saldo actual',
    available: 'Saldo disponible',
    availableNote:
      'El saldo disponible es lo que se podía retirar en ese momento. No incluye depósitos retenidos ni retiros en camino. Los depósitos sin liquidar no están en ninguno de los dos saldos.',
    closedNote: 'Esta cuenta está cerrada.',
    detailsNote:
      'Esta página muestra su número de cuenta completo. Compártala solo con personas y empresas de confianza que le paguen.',
    period: 'Período',
    interest: 'Intereses ganados',
    rateOn: (date: string) => `Rendimiento porcentual anual (APY) al ${date}`,
    byMonth: 'Intereses por mes',
    month: 'Mes',
    taxNote:
      'Este resumen no es un formulario tributario. Si ganó $10.00 o más en intereses en el año, los informamos en el Formulario 1099-INT.',
    check: 'Verifique este documento',
    checkAt: (address: string) =>
      `Ingrese el código en ${address} y compare lo que mostramos allí con este documento.`,
    checkDetails: (address: string) =>
      `Ingrese el código en ${address} para confirmar que emitimos este documento, a nombre de quién, y los últimos cuatro dígitos del número de cuenta.`,
    code: 'Código de verificación',
  },
} as const satisfies Record<Language, unknown>
