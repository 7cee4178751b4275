import type { Branding } from '@coffer/branding/schema'
import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import { insurerSigns } from '../insurer-signs.ts'
import { absoluteUrl, type Sender } from '../sender.ts'
import type { Action, EmailContent } from '../email-content.ts'
import { type Translate, createTranslate } from '../messages.ts'
import { type EmailStyles, emailStyles } from './email-styles.ts'
import { Markup, markup } from './markup.ts'
import { emailStyleSheet } from './email-style-sheet.ts'

/** The HTML of an email: tables and inline styles for email clients; only the logo is fetched. */
export function renderHtml(content: EmailContent, sender: Sender, language: TenantLanguage): string {
  const styles = emailStyles(sender.branding)
  const t = createTranslate(sender, language)
  return markup`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1">
        <meta name="color-scheme" content="light only">
        <meta name="supported-color-schemes" content="light only">
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
        <meta name="x-apple-disable-message-reformatting">
        <title>${content.subject}</title>
        <style>${new Markup(emailStyleSheet)}</style>
      </head>
      <body style="${styles.body}">
        <div style="${styles.preview}">${preheader(content.body)}</div>
        <table ${layout} width="100%" bgcolor="${styles.background}">
          <tr><td class="outside" align="center" style="${styles.outside}">
            <table ${layout} width="600" style="${styles.page}">
              <tr><td class="head" style="${styles.head}">${logoImage(sender, styles)}</td></tr>
              <tr><td class="inside" style="${styles.inside}">${contentMarkup(content, t, styles)}</td></tr>
              <tr><td class="inside" style="${styles.foot}">${footerMarkup(sender, t, styles)}</td></tr>
            </table>
          </td></tr>
        </table>
      </body>
    </html>
  `.text.replaceAll(/\n\s+/g, '\n')
}

/** A layout table, hidden from screen readers as a table. */
const layout = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"')

/** The preview text of an inbox; padding keeps the rest of the email out of it. */
const preheader = (body: string): Markup => markup`${body}${new Markup('&#8199;&#847; '.repeat(20))}`

/** The logo, with the tenant's name as its alternative text. */
const logoImage = (sender: Sender, styles: EmailStyles): Markup => markup`
  <img src="${absoluteUrl(sender, styles.logo)}" alt="${sender.branding.logoAltText}" height="40" style="${styles.image}">
`

const contentMarkup = (
  { subject, body, code, action, note }: EmailContent,
  t: Translate,
  styles: EmailStyles,
): Markup => markup`
  <h1 style="${styles.heading}">${subject}</h1>
  <p style="${styles.copy}">${body}</p>
  ${code === undefined ? '' : markup`<p style="${styles.code}">${code}</p>`}
  ${action === undefined ? '' : actionMarkup(action, t, styles)}
  ${note === undefined ? '' : markup`<p style="${styles.note}">${note}</p>`}
`

const actionMarkup = ({ label, url }: Action, t: Translate, styles: EmailStyles): Markup => markup`
  <table class="button" ${layout}>
    <tr><td style="${styles.buttonBackground}"><a href="${url}" style="${styles.button}">${label}</a></td></tr>
  </table>
  <p style="${styles.address}">${t('action.address')}<br><a href="${url}" style="${styles.link}">${url}</a></p>
`

function footerMarkup({ branding, insurer }: Sender, t: Translate, styles: EmailStyles): Markup {
  const { name } = branding
  return markup`
    <p dir="auto" style="${styles.small};font-weight:700">${name}</p>
    <p style="${styles.small}">${contactMarkup(branding, t, styles)}</p>
    <p style="${styles.small}">${t('foot.safety')}</p>
    ${insurer === 'none' ? '' : signMarkup(insurer, styles)}
  `
}

/** Support contacts as links, in the placeholders left by `t`. */
function contactMarkup({ emails, phoneSupport }: Branding, t: Translate, styles: EmailStyles): Markup {
  const linked = (href: string, text: string) =>
    markup`<a href="${href}" style="${styles.link}">${text}</a>`.text
  const text = markup`${t('foot.questions')}`.text
    .replace('{{email}}', () => linked(`mailto:${emails.support}`, emails.support))
    .replace('{{phone}}', () => linked(`tel:${phoneSupport.replaceAll(/[^+\d]/g, '')}`, phoneSupport))
  return new Markup(text)
}

const signMarkup = (insurer: keyof typeof insurerSigns, styles: EmailStyles): Markup => markup`
  <p lang="en" translate="no" style="${styles.fdic}"><strong style="font-size:18px">${insurerSigns[insurer].name}</strong>&nbsp; <em>${insurerSigns[insurer].sentence}</em></p>
`
