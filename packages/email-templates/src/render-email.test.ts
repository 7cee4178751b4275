// @vitest-environment happy-dom
import { createDarkColors } from '@coffer/branding/dark-theme'
import { describe, expect, it } from 'vitest'
import { exampleEmails, exampleSecurityEvents } from './examples.ts'
import { emailStyleSheet } from './html/email-style-sheet.ts'
import { insurerSigns } from './insurer-signs.ts'
import { parseHtml, everyEmail, visibleText, senderWith } from './testing.ts'
import { composeEmail } from './compose-email.ts'
import { renderEmail } from './render-email.ts'
import type { Sender } from './sender.ts'

const sender = senderWith()
const emails = everyEmail(sender)

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

describe.each(emails)('the email $kind in $language', ({ subject, body, html, text, link, language }) => {
  const page = parseHtml(html)

  it('fills every placeholder', () => {
    expect(`${subject} ${text} ${html}`).not.toMatch(/\{\{|undefined|null/)
  })

  it('declares its language and direction, and repeats the subject as title and heading', () => {
    expect(page.documentElement.lang).toBe(language)
    expect(page.documentElement.dir).toBe('ltr')
    expect(page.title).toBe(subject)
    expect(page.querySelector('h1')?.textContent).toBe(subject)
  })

  it('has the body as its preview text', () => {
    expect(page.body.firstElementChild?.textContent).toContain(body)
  })

  it('shows the logo with alternative text and the support contacts', () => {
    const logo = page.querySelector('img')
    expect(logo?.getAttribute('src')).toBe('https://example.bank/logos/hor-white.svg')
    expect(logo?.alt).toBe('Example Savings Bank')
    expect(page.querySelector('a[href="mailto:help@example.com"]')).not.toBeNull()
    expect(page.querySelector('a[href="tel:8005550100"]')?.textContent).toBe('(800) 555-0100')
  })

  it('links its button and the URL below it to the same place', () => {
    const links = [...page.querySelectorAll('p:not(.links) a[href^="https:"], .button a')]
    expect(links.map((one) => one.getAttribute('href'))).toEqual(link === null ? [] : [link, link])
    if (link !== null) expect(links[1]?.textContent).toBe(link)
  })

  it('has the same content in plain text', () => {
    const plain = collapseSpaces(text)
    const blocks = [...page.querySelectorAll('h1, p:not([lang], .links), .links a, .button a')]
    for (const block of blocks) {
      if (link === null || !block.textContent.includes(link))
        expect(plain).toContain(collapseSpaces(block.textContent))
    }
    if (link !== null) expect(text).toContain(`\n${link}\n`)
    expect(text).toContain(insurerSigns.FDIC.sentence)
  })

  it('has no script, no external style sheet and no image but the logo', () => {
    expect(page.querySelectorAll('script, link, iframe, object, form, [onclick], [onerror]')).toHaveLength(0)
    expect(page.querySelectorAll('img')).toHaveLength(1)
    expect(html).not.toMatch(/url\(|@import|http:/)
  })
})

it('shows the sign of the tenant’s insurer alone', () => {
  for (const { html, text } of everyEmail({ ...senderWith(), insurer: 'none' }))
    expect(`${html}${text}`).not.toMatch(/fdic|ncua/i)
  for (const { html, text } of everyEmail({ ...senderWith(), insurer: 'NCUA' })) {
    expect(html).not.toMatch(/fdic/i)
    expect(text).toContain(insurerSigns.NCUA.sentence)
  }
})

it('uses the colored logo on a light header where the brand is too light for the white one', () => {
  const { html } = renderEmail(
    'link-again',
    {},
    { sender: senderWith({ color_primary: '#ffc72c' }), language: 'en' },
  )
  expect(parseHtml(html).querySelector('img')?.getAttribute('src')).toMatch(/hor-color\.svg$/)
})

describe('dark colors', () => {
  const pageOf = (changes: Partial<Sender>) =>
    parseHtml(
      renderEmail('monthly-summary', exampleEmails(sender)['monthly-summary'], {
        sender: { ...sender, ...changes },
        language: 'en',
      }).html,
    )

  it('are the tenant’s own on every part but the header, whose logo is on its color', () => {
    const page = pageOf({ hasDarkTheme: true })
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark')
    expect(page.body.style.getPropertyValue('--dark-surface')).toBe(createDarkColors(sender.branding).surface)
    const colored = [...page.body.querySelectorAll('[style*="color:"]')].filter(
      (part) => !part.matches('.head, .head *'),
    )
    expect(colored.length).toBeGreaterThan(10)
    for (const part of colored)
      expect(part.className).toMatch(/\b(?:ground|page|line|text|soft|code|link|primary|sign)\b/)
  })

  it('are left out for a tenant without them', () => {
    const page = pageOf({})
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light only')
    expect(page.body.className).toBe('')
    expect(page.body.style.cssText).not.toContain('--dark')
  })

  it('have a neutral value for clients that keep no custom property', () => {
    const neutral = emailStyleSheet.match(/var\(--dark-[\w-]+,#[0-9a-f]{6}\)!important/g) ?? []
    expect(neutral).toHaveLength(emailStyleSheet.split('var(').length - 1)
  })
})

describe('a logo that the build has drawn', () => {
  const logoIn = (drawn: Sender) =>
    parseHtml(renderEmail('link-again', {}, { sender: drawn, language: 'en' }).html).querySelector('img')

  it('is the picture, since mail clients show no SVG, with room for its margin', () => {
    const logo = logoIn({ ...senderWith(), hasDrawnLogo: true })
    expect(logo?.getAttribute('src')).toBe('https://example.bank/logos/email.png')
    expect(logo?.getAttribute('height')).toBe('56')
    expect(logo?.parentElement?.style.padding).toBe('16px 24px')
    expect(logo?.parentElement?.className).toBe('head drawn')
  })

  it('is not used for a logo at another origin', () => {
    const address = 'https://cdn.example.net/white.svg'
    const logos = { 'hor-color': address, 'hor-white': address, 'sq-color': address, 'sq-white': address }
    expect(logoIn({ ...senderWith({ logos }), hasDrawnLogo: true })?.getAttribute('src')).toBe(address)
  })
})

it('keeps the absolute URL of a hosted logo', () => {
  const logo = 'https://cdn.example.net/white.png'
  const logos = { 'hor-color': logo, 'hor-white': logo, 'sq-color': logo, 'sq-white': logo }
  const { html } = renderEmail('link-again', {}, { sender: senderWith({ logos }), language: 'en' })
  expect(parseHtml(html).querySelector('img')?.getAttribute('src')).toBe(logo)
})

describe.each(exampleSecurityEvents)('the security notice $kind', (event) => {
  const device = { en: 'Chrome on Windows', es: 'Chrome en Windows' }
  const occurrence = { device, place: 'Denver area', at: '2026-11-22T00:59:00.000Z' }
  const report = 'https://example.bank/not-me#uuid=u&hash=h'

  it.each(['en', 'es'] as const)('says in %s on which device, where and when', (language) => {
    const data = { event, occurrence, report }
    const { subject, text } = renderEmail('security-notice', data, { sender, language })
    const { body } = composeEmail('security-notice', data, { sender, language })
    expect(`${subject} ${text}`).not.toMatch(/\{\{|undefined|null/)
    const time = language === 'en' ? /Nov 21, 2026, 7:59.PM ET/ : /21 nov 2026, 7:59.p\..m\., hora del Este/
    expect(body).toContain(`${device[language]}, Denver area, `)
    expect(body).toMatch(time)
  })

  it('leads to the page that locks the account, unless there is nothing to report', () => {
    const reported = renderEmail('security-notice', { event, occurrence, report }, { sender, language: 'en' })
    expect(reported.link).toBe(report)
    expect(reported.text).toContain('This wasn’t me:')
    const other = renderEmail(
      'security-notice',
      { event, occurrence, report: null },
      { sender, language: 'en' },
    )
    expect(other.link).toBeNull()
    expect(other.text).toContain('contact us right away')
  })
})

it('explains a skipped deposit in the formats of the language', () => {
  const data = {
    counterparty: 'Cascadia',
    cents: 125_050,
    date: '2026-11-20',
    reason: 'limits',
    next: '2026-12-21',
  } as const
  const wrote = (language: 'en' | 'es') => composeEmail('deposit-skipped', data, { sender, language }).body
  expect(wrote('en')).toBe(
    'Deposit from Cascadia, $1,250.50, Nov 20, 2026. The amount was outside that day’s deposit limits. Edit it in Transactions. The next one is scheduled for Dec 21, 2026.',
  )
  expect(wrote('es')).toContain('Depósito de Cascadia, $1,250.50, 20 nov 2026.')
  const last = composeEmail('deposit-skipped', { ...data, next: null }, { sender, language: 'en' })
  expect(last.body).not.toContain('next one')
})

it('shows a one-time code on its own and never in the preview text', () => {
  const { html, text } = renderEmail('one-time-code', { code: '482913' }, { sender, language: 'en' })
  expect([...parseHtml(html).querySelectorAll('p')].map((one) => one.textContent)).toContain('482913')
  expect(parseHtml(html).body.firstElementChild?.textContent).not.toContain('482913')
  expect(text).toContain('\n482913\n')
})

it('applies the tenant’s message overrides', () => {
  const messageOverrides = {
    en: { 'email-templates': { 'statement-ready.subject': 'Fresh from {{short}}: your statement' } },
  }
  const own = { ...sender, messageOverrides }
  expect(renderEmail('statement-ready', {}, { sender: own, language: 'en' }).subject).toBe(
    'Fresh from Example: your statement',
  )
  expect(renderEmail('statement-ready', {}, { sender: own, language: 'es' }).subject).toBe(
    'Su estado de cuenta está listo',
  )
})

it('orders plain text as subject, body, action and sender', () => {
  const link = 'https://example.bank/verify?a=1&b=2'
  const { html } = renderEmail('verify-email', { link }, { sender, language: 'en' })
  expect(visibleText(html)).toBe(
    `Verify your email for Example Savings Bank Confirm this is your email. The link expires in 24 hours and works once. Verify email Or open this address in your browser:${link} If you didn’t register with Example Savings Bank, you can ignore this email. Example Savings Bank Questions? Email help@example.com or call (800) 555-0100. We’ll never ask for your password, a code or your full Social Security number by email or phone. FDIC\u00a0 ${insurerSigns.FDIC.sentence}`.replaceAll(
      /\s+/g,
      ' ',
    ),
  )
})

describe('the monthly summary', () => {
  const summary = exampleEmails(sender)['monthly-summary']
  const rendered = (changes: Partial<typeof summary> = {}, language: 'en' | 'es' = 'en') =>
    renderEmail('monthly-summary', { ...summary, ...changes }, { sender, language })
  const factsOf = (html: string) =>
    [...parseHtml(html).querySelectorAll('.facts tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => collapseSpaces(cell.textContent)).join(': '),
    )

  it('lists its figures, goals and the next deposit, each row with its header', () => {
    const { html, text, subject } = rendered()
    expect(subject).toBe('Your savings in October 2026')
    expect(factsOf(html)).toEqual([
      'Balance at month end: $12,843.17',
      'You saved: $750.00',
      'Interest earned this month: $45.38',
      'Interest earned in 2026: $312.04',
      'Goal: Emergency fund: $6,400.00 of $10,000.00',
      'Goal: Rainy days: $820.50',
      'Next automatic deposit: $250.00 on Nov 16, 2026',
    ])
    for (const fact of factsOf(html)) expect(text).toContain(fact)
    expect(parseHtml(html).querySelectorAll('.facts th[scope="row"]')).toHaveLength(7)
    expect(rendered({}, 'es').subject).toBe('Sus ahorros en octubre de 2026')
  })

  it('leaves out what there is none of, and says when more was withdrawn than deposited', () => {
    expect(factsOf(rendered({ goals: [], next: null, saved: -12_345 }).html)).toEqual([
      'Balance at month end: $12,843.17',
      'Withdrawals less deposits: $123.45',
      'Interest earned this month: $45.38',
      'Interest earned in 2026: $312.04',
    ])
  })

  it('has no figure in the preview text of an inbox', () => {
    expect(parseHtml(rendered().html).body.firstElementChild?.textContent).not.toMatch(/\$\d/)
  })

  it.each(['monthly-summary', 'announcement'] as const)('has the way out of %s in HTML and text', (kind) => {
    const data = exampleEmails(sender)
    const { html, text } = renderEmail(kind, data[kind], { sender, language: 'en' })
    const links = [...parseHtml(html).querySelectorAll('.links a')].map((one) => one.getAttribute('href'))
    expect(links).toEqual(['https://example.bank/my-account/notifications', data[kind].unsubscribe])
    for (const link of links) expect(text).toContain(`\n${link}\n`)
  })
})

it.each(['en', 'es'] as const)(
  'a bank without a name has one in %s, alone and in what a deposit comes from',
  (language) => {
    const name = { en: 'External bank', es: 'Banco externo' }[language]
    const { body } = composeEmail('first-deposit', { institution: '' }, { sender, language })
    expect(body).toContain(name)
    const skipped = { ...exampleEmails(sender)['deposit-skipped'], counterparty: '•••• 4821' }
    expect(composeEmail('deposit-skipped', skipped, { sender, language }).body).toContain(`${name} •••• 4821`)
  },
)
