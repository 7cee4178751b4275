import { returnCodes } from '@coffer/domain/returns'
import { initI18n } from '@coffer/i18n/language'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import en from './locales/en.json'
import { useReturnCodeMessage } from './return-code-message.ts'

function Said({ code }: { code: string | null }) {
  const { meaning, advice } = useReturnCodeMessage()(code)
  return <p>{`${meaning} ${advice}`}</p>
}
const said = (code: string | null) => {
  initI18n({ offered: ['en'], preloaded: { en: { 'return-codes': en } } })
  return render(<Said code={code} />).container.textContent
}

it.each(Object.keys(returnCodes))('The return code %s has its own meaning and advice', (code) => {
  expect(said(code)).not.toContain('return-codes')
  expect(said(code)).not.toContain(en['meaning.other'])
})

it.each(['R99', null])('The return code %s is described as unknown', (code) => {
  expect(said(code)).toBe(`${en['meaning.other']} ${en['advice.other']}`)
})
