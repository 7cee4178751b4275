/** What a provider writes in the fakes' and the stories' data, in the words in which it writes it in Spanish. */
const spanish = new Map([
  ['High-Yield Savings', 'Ahorros de alto rendimiento'],
  ['Deposit from First Meadow Bank', 'Depósito de First Meadow Bank'],
  ['Withdrawal to First Meadow Bank', 'Retiro a First Meadow Bank'],
  ['Interest', 'Intereses'],
  ['Your deposit is available', 'Su depósito está disponible'],
  [
    'The $500.00 you deposited on November 16 can now be used.',
    'Ya puede usar los $500.00 que depositó el 16 de noviembre.',
  ],
  ['A transfer was returned', 'Se devolvió una transferencia'],
  [
    'Your bank sent a transfer back, and we took the amount out of your balance. See why in Transactions.',
    'Su banco devolvió una transferencia y descontamos el monto de su saldo. Vea el motivo en Transacciones.',
  ],
  ['Your statement for October is ready', 'Su estado de cuenta de octubre está listo'],
  ['You find it under Documents.', 'Lo encuentra en Documentos.'],
  ['Planned maintenance', 'Mantenimiento programado'],
  [
    'Transfers pause on Sunday between 2 and 4 in the morning, Eastern time.',
    'Las transferencias se detienen el domingo entre las 2 y las 4 de la mañana, hora del este.',
  ],
  ['Transfers are slow today', 'Las transferencias están lentas hoy'],
  ['Your question about a transfer', 'Su pregunta sobre una transferencia'],
  [
    'Your transfer was submitted and settles on the next business day.',
    'Su transferencia se envió y se liquida el siguiente día hábil.',
  ],
  ['Re: When is my deposit available?', 'Re: ¿Cuándo está disponible mi depósito?'],
  [
    'Your deposit of $250.00 was submitted on Thursday.\n\nIt is available from Tuesday at 8:30 AM Eastern.',
    'Su depósito de $250.00 se envió el jueves.\n\nEstá disponible desde el martes a las 8:30 a. m., hora del este.',
  ],
  ['When is my deposit available?', '¿Cuándo está disponible mi depósito?'],
  [
    'I deposited $250.00 on Wednesday evening. When can I use it?',
    'Deposité $250.00 el miércoles por la noche. ¿Cuándo puedo usarlos?',
  ],
  ['Welcome', 'Le damos la bienvenida'],
  [
    'Your savings account is open. Write to us here whenever you need us.',
    'Su cuenta de ahorros está abierta. Escríbanos aquí cuando nos necesite.',
  ],
  ['The amount of this transaction is wrong', 'El monto de esta transacción es incorrecto'],
  ['It should be $40.00.', 'Debería ser de $40.00.'],
  ['Deposits and withdrawals', 'Depósitos y retiros'],
  ['How long does a deposit take?', '¿Cuánto tarda un depósito?'],
  [
    '<p>It settles on the <strong>next business day</strong>.</p>',
    '<p>Se liquida el <strong>siguiente día hábil</strong>.</p>',
  ],
  ['Savings and interest', 'Ahorros e intereses'],
  ['How is my interest counted and paid?', '¿Cómo se calculan y se pagan mis intereses?'],
  [
    '<p>Your annual percentage yield is <strong>4.35%</strong>.</p><ul><li>It accrues each day.</li><li>It is credited at the end of each month.</li></ul>',
    '<p>Su rendimiento porcentual anual es <strong>4.35%</strong>.</p><ul><li>Se acumula cada día.</li><li>Se acredita al final de cada mes.</li></ul>',
  ],
  ['Are there fees or a minimum balance?', '¿Hay comisiones o un saldo mínimo?'],
  [
    '<p>No. Neither a monthly fee nor a minimum balance.</p>',
    '<p>No. Ni comisión mensual ni saldo mínimo.</p>',
  ],
  ['When can I reach you?', '¿Cuándo puedo comunicarme con ustedes?'],
  ['<p>At any time, in the message center.</p>', '<p>En cualquier momento, en el centro de mensajes.</p>'],
  ['Account agreement', 'Contrato de la cuenta'],
  ['I have read and agree to the account agreement.', 'Leí y acepto el contrato de la cuenta.'],
  [
    '<h2>Account agreement</h2><p>The terms of your savings account.</p>',
    '<h2>Contrato de la cuenta</h2><p>Los términos de su cuenta de ahorros.</p>',
  ],
  ['Deposit account agreement', 'Contrato de la cuenta de depósito'],
  ['Consent to electronic disclosures', 'Consentimiento para divulgaciones electrónicas'],
  ['Privacy notice', 'Aviso de privacidad'],
  ['Fees', 'Comisiones'],
  ['I have read and agree to the fees.', 'Leí y acepto las comisiones.'],
  [
    'I agree to receive disclosures electronically and confirm that I can open and keep them.',
    'Acepto recibir las divulgaciones por medios electrónicos y confirmo que puedo abrirlas y conservarlas.',
  ],
  [
    '<h3>Your right to paper</h3><p>You may ask for a paper copy of any disclosure.</p>',
    '<h3>Su derecho al papel</h3><p>Puede pedir una copia en papel de cualquier divulgación.</p>',
  ],
])
const english = new Map([...spanish].map(([original, translated]) => [translated, original]))

/** A copy of a provider's data with its texts in a language; any text that people or other banks write stays. */
export function inLanguage(data: unknown, language: string): unknown {
  const texts = language.startsWith('es') ? spanish : english
  const translated = (value: unknown): unknown => {
    if (typeof value === 'string') return texts.get(value) ?? value
    if (Array.isArray(value)) return value.map(translated)
    if (typeof value !== 'object' || value === null) return value
    // Instances, such as dates, have no texts.
    if (Object.getPrototypeOf(value) !== Object.prototype) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translated(inner)]))
  }
  return translated(data)
}
