// @vitest-environment node
import { initI18n } from '@coffer/i18n/language'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, it } from 'vitest'
import { Button } from '../actions/button.tsx'
import { InsurerSign } from '../brand/insurer-sign.tsx'
import { Logo } from '../brand/logo.tsx'
import { Notice } from '../feedback/notice.tsx'
import { CheckboxField } from '../fields/checkbox-field.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { GlobalStyle } from '../foundations/global-style.tsx'
import { PageHeading } from '../layout/layout.tsx'
import en from '../locales/en.json'
import { LogInLayout } from './log-in-layout.tsx'

function prerender(insurer: 'FDIC' | 'NCUA' = 'FDIC') {
  initI18n({ offered: ['en'], preloaded: { en: { 'ui-kit': en } } })
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <LogInLayout
        logo={<Logo src="/logos/hor-white.svg" alt="Harborlight" />}
        sign={<InsurerSign insurer={insurer} />}
      >
        <GlobalStyle />
        <PageHeading title="Log in" />
        <Notice severity="info">You were logged out.</Notice>
        <TextField label="Email" name="email" value="" onChange={() => {}} />
        <PasswordField label="Password" name="password" value="" onChange={() => {}} />
        <CheckboxField label="Remember this device" name="remember" value={false} onChange={() => {}} />
        <Button type="submit">Log in</Button>
      </LogInLayout>,
    ),
  )
  return { html, css: sheet.getStyleTags() }
}

it('LogInLayout renders without a document and without style attributes, which the CSP blocks', () => {
  const { html } = prerender()
  expect(html).toMatch(/<label [^>]*for="field-email"/)
  expect(html).not.toMatch(/\sstyle=/)
})

it('LogInLayout uses only color roles', () => {
  const { css } = prerender()
  expect(css).toContain('var(--on-primary)')
  expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsl|\boklch\(/i)
})

it('LogInLayout declares the Lato font faces', () => {
  const { css } = prerender()
  expect(css).toContain('unicode-range:U+0-FF')
})

it('LogInLayout shows the official signs of the FDIC and the NCUA verbatim', () => {
  const { html } = prerender()
  const ncua = prerender('NCUA').html
  expect(ncua).toContain('<strong>NCUA</strong>')
  expect(ncua).toContain('federally insured to at least $250,000 and backed by the full faith and credit')
  expect(ncua).not.toContain('FDIC')
  expect(html).toContain('<em>FDIC-Insured—Backed by the full faith and credit of the U.S. Government</em>')
})
