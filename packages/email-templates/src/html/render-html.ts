import type { Branding } from '@coffer/branding/schema'
import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import { insurerSigns } from '../insurer-signs.ts'
import { absoluteUrl, type Sender } from '../sender.ts'
import type { Action, EmailContent, Fact } from '../email-content.ts'
import { type Translate, createTranslate } from '../messages.ts'
import { DARK_CLASS } from './dark-colors.ts'
import { type EmailStyles, emailStyles } from './email-styles.ts'
import { Markup, markup } from './markup.ts'
import { emailStyleSheet } from './email-style-sheet.ts'

/** The HTML of an email: tables and inline styles, for mail clients. Its only external resource is the logo. */
export function renderHtml(content: EmailContent, sender: Sender, language: TenantLanguage): string {
  const styles = emailStyles(sender)
  const t = createTranslate(sender, language)
  const scheme = sender.hasDarkTheme ? 'light dark' : 'light only'
  return markup`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1">
        <meta name="color-scheme" content="${scheme}">
        <meta name="supported-color-schemes" content="${scheme}">
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
        <meta name="x-apple-disable-message-reformatting">
        <title>${content.subject}</title>
        <style>${new Markup(emailStyleSheet)}</style>
      </head>
      <body class="${sender.hasDarkTheme ? DARK_CLASS : ''}" style="${styles.body}">
        <div class="ground text" style="${styles.preview}">${preheader(content.body)}</div>
        <table class="ground" ${layout} width="100%" bgcolor="${styles.background}">
          <tr><td class="outside" align="center" style="${styles.outside}">
            <table class="page line" ${layout} width="600" style="${styles.page}">
              <tr><td class="${styles.logo.headClass}" style="${styles.head}">${logoImage(sender, styles)}</td></tr>
              <tr><td class="inside" style="${styles.inside}">${contentMarkup(content, t, styles)}</td></tr>
              <tr><td class="inside line" style="${styles.foot}">${footerMarkup(sender, t, styles)}</td></tr>
            </table>
          </td></tr>
        </table>
      </body>
    </html>
  `.text.replaceAll(/\n\s+/g, '\n')
}

/** Attributes of a layout table, which screen readers must not announce as a table. */
const layout = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"')

/** The preview text in an inbox; the padding keeps the rest of the email out of it. */
const preheader = (body: string): Markup => markup`${body}${new Markup('&#8199;&#847; '.repeat(20))}`

/** The logo, with the tenant's name as its alternative text. */
const logoImage = (sender: Sender, styles: EmailStyles): Markup => markup`
  <img src="${absoluteUrl(sender, styles.logo.address)}" alt="${sender.branding.logoAltText}" height="${styles.logo.height}" style="${styles.image}">
`

const contentMarkup = (
  { subject, body, code, facts = [], action, note, links = [] }: EmailContent,
  t: Translate,
  styles: EmailStyles,
): Markup => markup`
  <h1 class="text" style="${styles.heading}">${subject}</h1>
  <p class="text" style="${styles.copy}">${body}</p>
  ${code === undefined ? '' : markup`<p class="code line text" style="${styles.code}">${code}</p>`}
  ${facts.length === 0 ? '' : factsMarkup(facts, styles)}
  ${action === undefined ? '' : actionMarkup(action, t, styles)}
  ${note === undefined ? '' : markup`<p class="soft" style="${styles.note}">${note}</p>`}
  ${links.length === 0 ? '' : linksMarkup(links, styles)}
`

/** A data table, so that a screen reader reads each label with its figure. */
const factsMarkup = (facts: readonly Fact[], styles: EmailStyles): Markup => markup`
  <table class="facts" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.facts}">
    ${facts.map(
      ({ label, value }) => markup`
        <tr><th class="line soft" scope="row" style="${styles.factLabel}">${label}</th><td class="line text" style="${styles.factValue}">${value}</td></tr>
      `,
    )}
  </table>
`

const linksMarkup = (links: readonly Action[], styles: EmailStyles): Markup => markup`
  <p class="links soft" style="${styles.note}">${links.map(
    ({ label, url }, place) =>
      markup`${place === 0 ? '' : new Markup(' &middot; ')}<a class="link" href="${url}" style="${styles.link}">${label}</a>`,
  )}</p>
`

const actionMarkup = ({ label, url }: Action, t: Translate, styles: EmailStyles): Markup => markup`
  <table class="button" ${layout}>
    <tr><td class="primary" style="${styles.buttonBackground}"><a class="primary" href="${url}" style="${styles.button}">${label}</a></td></tr>
  </table>
  <p class="soft" style="${styles.address}">${t('action.address')}<br><a class="link" href="${url}" style="${styles.link}">${url}</a></p>
`

function footerMarkup({ branding, insurer }: Sender, t: Translate, styles: EmailStyles): Markup {
  const { name } = branding
  return markup`
    <p class="soft" dir="auto" style="${styles.small};font-weight:700">${name}</p>
    <p class="soft" style="${styles.small}">${contactMarkup(branding, t, styles)}</p>
    <p class="soft" style="${styles.small}">${t('foot.safety')}</p>
    ${insurer === 'none' ? '' : signMarkup(insurer, styles)}
  `
}

/** Support contacts as links, in the placeholders left by `t`. */
function contactMarkup({ emails, phoneSupport }: Branding, t: Translate, styles: EmailStyles): Markup {
  const linked = (href: string, text: string) =>
    markup`<a class="link" href="${href}" style="${styles.link}">${text}</a>`.text
  const text = markup`${t('foot.questions')}`.text
    .replace('{{email}}', () => linked(`mailto:${emails.support}`, emails.support))
    .replace('{{phone}}', () => linked(`tel:${phoneSupport.replaceAll(/[^+\d]/g, '')}`, phoneSupport))
  return new Markup(text)
}

const signMarkup = (insurer: keyof typeof insurerSigns, styles: EmailStyles): Markup => markup`
  <p class="sign" lang="en" translate="no" style="${styles.fdic}"><strong style="font-size:18px">${insurerSigns[insurer].name}</strong>&nbsp; <em>${insurerSigns[insurer].sentence}</em></p>
`
