import type { Branding } from '@coffer/branding/schema'
import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import { fdicSign } from '../fdic-sign.ts'
import { addressAt, type Sender } from '../sender.ts'
import type { Action, Sheet } from '../sheet.ts'
import { type Say, wordsOf } from '../wording.ts'
import { type Looks, looksOf } from './looks.ts'
import { Markup, markup } from './markup.ts'
import { pageStyle } from './page-style.ts'

/** Draws a letter: tables and inline styles alone, as email clients want them; nothing is fetched but the logo. */
export function pageOf(sheet: Sheet, sender: Sender, language: TenantLanguage): string {
  const looks = looksOf(sender.branding)
  const say = wordsOf(sender, language)
  return markup`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1">
        <meta name="color-scheme" content="light only">
        <meta name="supported-color-schemes" content="light only">
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
        <meta name="x-apple-disable-message-reformatting">
        <title>${sheet.subject}</title>
        <style>${new Markup(pageStyle)}</style>
      </head>
      <body style="${looks.body}">
        <div style="${looks.preview}">${previewOf(sheet.body)}</div>
        <table ${layout} width="100%" bgcolor="${looks.ground}">
          <tr><td class="outside" align="center" style="${looks.outside}">
            <table ${layout} width="600" style="${looks.page}">
              <tr><td class="head" style="${looks.head}">${logoOf(sender, looks)}</td></tr>
              <tr><td class="inside" style="${looks.inside}">${contentOf(sheet, say, looks)}</td></tr>
              <tr><td class="inside" style="${looks.foot}">${footOf(sender, say, looks)}</td></tr>
            </table>
          </td></tr>
        </table>
      </body>
    </html>
  `.text.replaceAll(/\n\s+/g, '\n')
}

/** A table that is no table to whoever hears it. */
const layout = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"')

/** What a list of emails shows after the subject; the rest is kept from being drawn into it. */
const previewOf = (body: string): Markup => markup`${body}${new Markup('&#8199;&#847; '.repeat(20))}`

/** The name stands in the logo's place where pictures are not shown. */
const logoOf = (sender: Sender, looks: Looks): Markup => markup`
  <img src="${addressAt(sender, looks.logo)}" alt="${sender.branding.logoAltText}" height="40" style="${looks.image}">
`

const contentOf = ({ subject, body, code, action, note }: Sheet, say: Say, looks: Looks): Markup => markup`
  <h1 style="${looks.heading}">${subject}</h1>
  <p style="${looks.copy}">${body}</p>
  ${code === undefined ? '' : markup`<p style="${looks.code}">${code}</p>`}
  ${action === undefined ? '' : actionOf(action, say, looks)}
  ${note === undefined ? '' : markup`<p style="${looks.note}">${note}</p>`}
`

const actionOf = ({ label, address }: Action, say: Say, looks: Looks): Markup => markup`
  <table class="button" ${layout}>
    <tr><td style="${looks.buttonGround}"><a href="${address}" style="${looks.button}">${label}</a></td></tr>
  </table>
  <p style="${looks.address}">${say('action.address')}<br><a href="${address}" style="${looks.link}">${address}</a></p>
`

function footOf({ branding }: Sender, say: Say, looks: Looks): Markup {
  const { name, showFdic } = branding
  return markup`
    <p dir="auto" style="${looks.small};font-weight:700">${name}</p>
    <p style="${looks.small}">${questionsOf(branding, say, looks)}</p>
    <p style="${looks.small}">${say('foot.safety')}</p>
    ${showFdic ? fdicOf(looks) : ''}
  `
}

/** The placeholders that `say` leaves open become links. */
function questionsOf({ emails, phoneSupport }: Branding, say: Say, looks: Looks): Markup {
  const linked = (href: string, text: string) =>
    markup`<a href="${href}" style="${looks.link}">${text}</a>`.text
  const text = markup`${say('foot.questions')}`.text
    .replace('{{email}}', () => linked(`mailto:${emails.support}`, emails.support))
    .replace('{{phone}}', () => linked(`tel:${phoneSupport.replaceAll(/[^+\d]/g, '')}`, phoneSupport))
  return new Markup(text)
}

const fdicOf = (looks: Looks): Markup => markup`
  <p lang="en" translate="no" style="${looks.fdic}"><strong style="font-size:18px">${fdicSign.name}</strong>&nbsp; <em>${fdicSign.sentence}</em></p>
`
