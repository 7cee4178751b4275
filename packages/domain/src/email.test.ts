import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEmail, normalEmail } from './email.ts'

it.each([
  ['ada@example.com', null],
  [' Ada+bank@mail.example.co ', null],
  ["o'hara.x_y@example.com", null],
  ['ada@sub-domain.example.museum', null],
  ['josé@example.com', null],
  ['用户@例え.example', null],
  ['ana@münchen.example', null],
  ['ana@xn--mnchen-3ya.example', null],
  ['<x@example.com>', null],
  ['mailto:x@example.com', null],
  ['\u200Bx@example.com\uFEFF', null],
  ['', 'empty'],
  ['\u200B\u00A0', 'empty'],
  ['<>', 'empty'],
  ['ada', 'malformed'],
  ['ada@', 'malformed'],
  ['@example.com', 'malformed'],
  ['a@b@example.com', 'malformed'],
  ['ada@example', 'malformed'],
  ['ada@example..com', 'malformed'],
  ['ada@example.com.', 'malformed'],
  ['ada@.example.com', 'malformed'],
  ['a da@example.com', 'malformed'],
  ['ben@example.com,', 'malformed'],
  ['ben@example.com;', 'malformed'],
  ['a,b@example.com', 'malformed'],
  ['a@example.com,b@example.com', 'malformed'],
  ['a@example.com b@example.com', 'malformed'],
  ['Ada <ada@example.com>', 'malformed'],
  ['<ada@example.com', 'malformed'],
  ['x@-example.com', 'malformed'],
  ['x@example-.com', 'malformed'],
  ['x@exa_mple.com', 'malformed'],
  ['x@exam\u200Bple.com', 'malformed'],
  ['x\u200B@example.com', 'malformed'],
  ['x@example.com/path', 'malformed'],
  ['x@user@example.com', 'malformed'],
  ['x@example.com:25', 'malformed'],
  ['x@[127.0.0.1]', 'malformed'],
  ['x@127.0.0.1', 'malformed'],
  ['x@1.2', 'malformed'],
  ['x@example%2ecom', 'malformed'],
  ['x(comment)@example.com', 'malformed'],
  ['"a b"@example.com', 'malformed'],
  [`x@${'a'.repeat(64)}.example`, 'malformed'],
  [`${'a'.repeat(65)}@example.com`, 'malformed'],
  [`${'a'.repeat(243)}@example.com`, 'too-long'],
  ['<'.repeat(100_000), 'too-long'],
])('checkEmail(%j) is %s', (text, problem) => {
  expect(checkEmail(text)).toBe(problem)
})

it.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ana@München.example', 'ana@xn--mnchen-3ya.example'],
  ['ana@mu\u0308nchen.example', 'ana@xn--mnchen-3ya.example'],
  ['ana@xn--mnchen-3ya.example', 'ana@xn--mnchen-3ya.example'],
  ['ana@XN--MNCHEN-3YA.example', 'ana@xn--mnchen-3ya.example'],
  ['jose\u0301@example.com', 'jos\u00E9@example.com'],
  ['JOSE\u0301@example.com', 'jos\u00E9@example.com'],
  ['<Ada@example.com>', 'ada@example.com'],
  ['“ada@example.com”', 'ada@example.com'],
  ['\u202Aada@example.com\u202C', 'ada@example.com'],
  ['ada@例え。example', 'ada@xn--r8jz45g.example'],
  ['a,b@example.com', 'a,b@example.com'],
  ['not an address ', 'not an address'],
])('normalEmail(%j) is "%s"', (text, normal) => {
  expect(normalEmail(text)).toBe(normal)
})

it('normalEmail is idempotent', () => {
  const part = fc.oneof(
    fc.string({ unit: fc.constantFrom(...Array.from('aZ9.é\u0301İßー\u200B <>"\'')) }),
    fc.constantFrom('ana', 'Mün', 'jose\u0301', '<', '>', '.com'),
  )
  const typed = fc.array(fc.oneof(part, fc.constant('@')), { maxLength: 6 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(typed, (text) => {
      expect(normalEmail(normalEmail(text))).toBe(normalEmail(text))
      expect(checkEmail(normalEmail(text))).toBe(checkEmail(text))
    }),
  )
})
