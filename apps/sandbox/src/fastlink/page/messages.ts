const en = {
  title: 'Link your bank',
  bankTitle: 'Which bank do you use?',
  bankWhy: 'Choose the bank you’d like to move money from.',
  bankSearch: 'Search for a bank',
  bankNone: 'No bank has that name. Check the spelling, or go back and enter your bank details.',
  loginTitle: 'Log in to {bank}',
  loginWhy:
    'This is a practice linking service. Use demo, mfa, slow or error, each with its own name as the password.',
  username: 'User name',
  password: 'Password',
  login: 'Log in',
  codeTitle: 'Enter your code',
  codeWhy: '{bank} sent you a code. Here it is always 123456.',
  code: 'Code',
  verify: 'Verify',
  accountTitle: 'Which account?',
  accountWhy: 'Choose the account to link.',
  accounts: 'Your accounts',
  ending: 'ending in {mask}',
  link: 'Link this account',
  doneTitle: 'Your account is linked',
  doneWhy: '{bank} is connected. Finish to continue.',
  finish: 'Finish',
  working: 'Contacting {bank}…',
  cancel: 'Cancel',
  back: 'Choose another bank',
  refused: 'Your username or password is incorrect. Check them and try again.',
  wrongCode: 'That code is incorrect. Try again.',
  chooseOne: 'Choose an account.',
  unreachable: 'We couldn’t reach your bank. Try again.',
}

const es: typeof en = {
  title: 'Vincular su banco',
  bankTitle: '¿Qué banco usa?',
  bankWhy: 'Elija el banco desde el que quiere mover dinero.',
  bankSearch: 'Buscar un banco',
  bankNone:
    'No hay ningún banco con ese nombre. Revise la ortografía, o vuelva e ingrese los datos de su banco.',
  loginTitle: 'Inicie sesión en {bank}',
  loginWhy:
    'Este es un servicio de vinculación de práctica. Use demo, mfa, slow o error, cada uno con su propio nombre como contraseña.',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  login: 'Iniciar sesión',
  codeTitle: 'Ingrese su código',
  codeWhy: '{bank} le envió un código. Aquí siempre es 123456.',
  code: 'Código',
  verify: 'Verificar',
  accountTitle: '¿Qué cuenta?',
  accountWhy: 'Elija la cuenta que desea vincular.',
  accounts: 'Sus cuentas',
  ending: 'terminada en {mask}',
  link: 'Vincular esta cuenta',
  doneTitle: 'Su cuenta está vinculada',
  doneWhy: '{bank} está conectado. Finalice para continuar.',
  finish: 'Finalizar',
  working: 'Comunicándonos con {bank}…',
  cancel: 'Cancelar',
  back: 'Elegir otro banco',
  refused: 'El nombre de usuario o la contraseña no son correctos. Revíselos e inténtelo de nuevo.',
  wrongCode: 'Ese código no es correcto. Inténtelo de nuevo.',
  chooseOne: 'Elija una cuenta.',
  unreachable: 'No pudimos comunicarnos con el banco. Inténtelo de nuevo.',
}

export type MessageKey = keyof typeof en

/** Messages of the linking page, in the language requested by the host. */
export function messagesIn(locale: string): (word: MessageKey, values?: Record<string, string>) => string {
  const messages = locale.toLowerCase().startsWith('es') ? es : en
  return (word, values = {}) =>
    messages[word].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
