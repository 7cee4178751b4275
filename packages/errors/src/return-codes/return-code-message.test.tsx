import { returnCodes } from '@coffer/domain/returns'
import { initI18n } from '@coffer/i18n/language'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import en from './locales/en.json'
import { useReturnCodeMessage } from './return-code-message.ts'

function ReturnCodeText({ code }: { code: string | null }) {
  const { meaning, advice } = useReturnCodeMessage()(code)
  return <p>{`${meaning} ${advice}`}</p>
}
const renderMessage = (code: string | null) => {
  initI18n({ offered: ['en'], preloaded: { en: { 'return-codes': en } } })
  return render(<ReturnCodeText code={code} />).container.textContent
}

it.each(Object.keys(returnCodes))('The return code %s has its own meaning and advice', (code) => {
  expect(renderMessage(code)).not.toContain('return-codes')
  expect(renderMessage(code)).not.toContain(en['meaning.other'])
})

it.each(['R99', null])('The return code %s is described as unknown', (code) => {
  expect(renderMessage(code)).toBe(`${en['meaning.other']} ${en['advice.other']}`)
})
