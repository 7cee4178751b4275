import { expect, it } from 'vitest'
import { copyProblems } from './copy.ts'

it.each([
  ['English', "We couldn't load this page", 'a straight quotation mark or apostrophe'],
  ['English', 'Find it in "Documents"', 'a straight quotation mark or apostrophe'],
  ['English', 'We couldn’t bring your messages', '“bring”'],
  ['English', 'Until then you can call it off.', '“call off”'],
  ['English', 'Log in to go on.', '“go on”'],
  ['English', 'It can’t be changed any more.', '“any more”'],
  ['English', 'Your deposit was cancelled', 'British spelling'],
  ['English', 'Questions? Write to us.', '“write to us”'],
  ['English', 'Money cannot be moved right now.', 'no contraction'],
  ['English', 'The numbers do not match.', 'no contraction'],
  ['English', 'That code is no longer good.', '“good”'],
  ['English', 'Deposits to this account came back.', '“came back”'],
  ['English', 'The password was not right', '“not right”'],
  ['English', 'This already is your email.', '“already is”'],
  ['English', 'Open it once more.', '“once more”'],
  ['English', 'This link has expired. Ask for a new one.', '“Ask for”'],
  ['English', 'Enter your email address', '“email address”'],
  ['Spanish', 'Vea "Documentos"', 'a straight or angled quotation mark'],
  ['Spanish', 'Nada coincide con «mapa»', 'a straight or angled quotation mark'],
  ['Spanish', 'Cancelar la solicitud?', 'an opening ¿ or ¡'],
  ['Spanish', 'Código reenviado!', 'an opening ¿ or ¡'],
  ['Spanish', 'Las partes suman 100 %', 'US numbers'],
  ['Spanish', 'Introduzca su nombre', 'one verb for entering'],
  ['Spanish', 'Escriba su nombre', '“Escriba”'],
  ['Spanish', 'Escríbalo sin separadores', '“escribir”'],
  ['Spanish', 'Puedes retirar el dinero', 'a reader is usted'],
  ['Spanish', 'Su email', '“email”'],
  ['Spanish', 'Revise su correo.', '“correo” alone'],
  ['Spanish', 'Número de teléfono móvil', '“móvil”'],
  ['Spanish', 'No pudimos traer esta página', '“traer”'],
  ['Spanish', 'Verifique los microdepósitos', '“microdepósito”'],
  ['Spanish', 'El total no se sostiene', 'a calque'],
  ['Spanish', 'Vincule de nuevo su banco e inténtelo de nuevo.', '“de nuevo” twice'],
  ['Spanish', 'Sus documentos fiscales', '“documento fiscal”'],
  ['Spanish', 'Devuelta', 'statuses'],
] as const)('The %s text “%s” is reported', (language, text, problem) => {
  expect(copyProblems(language, { key: text })).toEqual([
    expect.stringContaining(`"key" in ${language}: ${problem}`),
  ])
})

it.each([
  ['English', 'We can’t send any more deposits to your {{institution}} account.'],
  ['English', 'Deposit cancelled successfully'],
  ['English', 'We’ll ask for a code.'],
  ['Spanish', 'Ingrese su correo electrónico.'],
  ['Spanish', 'Escriba un mensaje o escriba a ayuda@example.com.'],
  ['Spanish', 'Revise la carpeta de correo no deseado.'],
  ['Spanish', '¡Listo! ¿Algo más? Un símbolo, como ! o #'],
] as const)('The %s text “%s” is accepted', (language, text) => {
  expect(copyProblems(language, { key: text })).toEqual([])
})
