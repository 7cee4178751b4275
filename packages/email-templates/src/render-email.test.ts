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

describe.each(emails)('the email $kind in $language', (email) => {
  const { subject, body, html, text, link, language } = email
  const title = `The email ${email.kind} in ${language}`
  const page = parseHtml(html)

  it(`${title} fills every placeholder`, () => {
    expect(`${subject} ${text} ${html}`).not.toMatch(/\{\{|undefined|null/)
  })

  it(`${title} declares its language and direction, and repeats the subject as title and heading`, () => {
    expect(page.documentElement.lang).toBe(language)
    expect(page.documentElement.dir).toBe('ltr')
    expect(page.title).toBe(subject)
    expect(page.querySelector('h1')?.textContent).toBe(subject)
  })

  it(`${title} has its body as the preview text`, () => {
    expect(page.body.firstElementChild?.textContent).toContain(body)
  })

  it(`${title} shows the logo with alternative text and the support contacts`, () => {
    const logo = page.querySelector('img')
    expect(logo?.getAttribute('src')).toBe('https://example.bank/logos/hor-white.svg')
    expect(logo?.alt).toBe('Example Savings Bank')
    expect(page.querySelector('a[href="mailto:help@example.com"]')).not.toBeNull()
    expect(page.querySelector('a[href="tel:8005550100"]')?.textContent).toBe('(800) 555-0100')
  })

  it(`${title} links its button and the URL below it to the same page`, () => {
    const links = [...page.querySelectorAll('p:not(.links) a[href^="https:"], .button a')]
    expect(links.map((one) => one.getAttribute('href'))).toEqual(link === null ? [] : [link, link])
    if (link !== null) expect(links[1]?.textContent).toBe(link)
  })

  it(`${title} has the same content in plain text`, () => {
    const plain = collapseSpaces(text)
    const blocks = [...page.querySelectorAll('h1, p:not([lang], .links), .links a, .button a')]
    for (const block of blocks) {
      if (link === null || !block.textContent.includes(link))
        expect(plain).toContain(collapseSpaces(block.textContent))
    }
    if (link !== null) expect(text).toContain(`\n${link}\n`)
    expect(text).toContain(insurerSigns.FDIC.sentence)
  })

  it(`${title} has no script, no external style sheet and no image except the logo`, () => {
    expect(page.querySelectorAll('script, link, iframe, object, form, [onclick], [onerror]')).toHaveLength(0)
    expect(page.querySelectorAll('img')).toHaveLength(1)
    expect(html).not.toMatch(/url\(|@import|http:/)
  })
})

it('An email shows only the sign of the tenant’s insurer', () => {
  for (const { html, text } of everyEmail({ ...senderWith(), insurer: 'none' }))
    expect(`${html}${text}`).not.toMatch(/fdic|ncua/i)
  for (const { html, text } of everyEmail({ ...senderWith(), insurer: 'NCUA' })) {
    expect(html).not.toMatch(/fdic/i)
    expect(text).toContain(insurerSigns.NCUA.sentence)
  }
})

it('An email uses the colored logo on a light header when the brand is too light for the white one', () => {
  const { html } = renderEmail(
    'link-again',
    {},
    { sender: senderWith({ color_primary: '#ffc72c' }), language: 'en' },
  )
  expect(parseHtml(html).querySelector('img')?.getAttribute('src')).toMatch(/hor-color\.svg$/)
})

describe('dark colors', () => {
  const renderPage = (changes: Partial<Sender>) =>
    parseHtml(
      renderEmail('monthly-summary', exampleEmails(sender)['monthly-summary'], {
        sender: { ...sender, ...changes },
        language: 'en',
      }).html,
    )

  it('An email uses the tenant’s dark colors on every part except the header, which keeps its color', () => {
    const page = renderPage({ hasDarkTheme: true })
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark')
    expect(page.body.style.getPropertyValue('--dark-surface')).toBe(createDarkColors(sender.branding).surface)
    const colored = [...page.body.querySelectorAll('[style*="color:"]')].filter(
      (part) => !part.matches('.head, .head *'),
    )
    expect(colored.length).toBeGreaterThan(10)
    for (const part of colored)
      expect(part.className).toMatch(/\b(?:ground|page|line|text|soft|code|link|primary|sign)\b/)
  })

  it('An email has no dark colors for a tenant without a dark theme', () => {
    const page = renderPage({})
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light only')
    expect(page.body.className).toBe('')
    expect(page.body.style.cssText).not.toContain('--dark')
  })

  it('Every dark color has a neutral fallback for mail clients without custom properties', () => {
    const neutral = emailStyleSheet.match(/var\(--dark-[\w-]+,#[0-9a-f]{6}\)!important/g) ?? []
    expect(neutral).toHaveLength(emailStyleSheet.split('var(').length - 1)
  })
})

describe('a logo rasterized by the build', () => {
  const logoIn = (drawn: Sender) =>
    parseHtml(renderEmail('link-again', {}, { sender: drawn, language: 'en' }).html).querySelector('img')

  it('An email shows the rasterized logo with room for its margin, because mail clients show no SVG', () => {
    const logo = logoIn({ ...senderWith(), hasDrawnLogo: true })
    expect(logo?.getAttribute('src')).toBe('https://example.bank/logos/email.png')
    expect(logo?.getAttribute('height')).toBe('56')
    expect(logo?.parentElement?.style.padding).toBe('16px 24px')
    expect(logo?.parentElement?.className).toBe('head drawn')
  })

  it('An email does not use the rasterized logo for a logo at another origin', () => {
    const address = 'https://cdn.example.net/white.svg'
    const logos = { 'hor-color': address, 'hor-white': address, 'sq-color': address, 'sq-white': address }
    expect(logoIn({ ...senderWith({ logos }), hasDrawnLogo: true })?.getAttribute('src')).toBe(address)
  })
})

it('An email keeps the absolute URL of a hosted logo', () => {
  const logo = 'https://cdn.example.net/white.png'
  const logos = { 'hor-color': logo, 'hor-white': logo, 'sq-color': logo, 'sq-white': logo }
  const { html } = renderEmail('link-again', {}, { sender: senderWith({ logos }), language: 'en' })
  expect(parseHtml(html).querySelector('img')?.getAttribute('src')).toBe(logo)
})

describe.each(exampleSecurityEvents)('the security notice $kind', (event) => {
  const device = { en: 'Chrome on Windows', es: 'Chrome en Windows' }
  const occurrence = { device, place: 'Denver area', at: '2026-11-22T00:59:00.000Z' }
  const report = 'https://example.bank/not-me#uuid=u&hash=h'

  it.each(['en', 'es'] as const)(
    `The security notice ${event.kind} names in %s the device, the place and the time`,
    (language) => {
      const data = { event, occurrence, report }
      const { subject, text } = renderEmail('security-notice', data, { sender, language })
      const { body } = composeEmail('security-notice', data, { sender, language })
      expect(`${subject} ${text}`).not.toMatch(/\{\{|undefined|null/)
      const time = language === 'en' ? /Nov 21, 2026, 7:59.PM ET/ : /21 nov 2026, 7:59.p\..m\., hora del Este/
      expect(body).toContain(`${device[language]}, Denver area, `)
      expect(body).toMatch(time)
    },
  )

  it(`The security notice ${event.kind} links to its report page, or says to contact the bank if it has none`, () => {
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

it('The email about a skipped deposit formats the amount and dates for its language', () => {
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

it('A one-time code is in its own paragraph and never in the preview text', () => {
  const { html, text } = renderEmail('one-time-code', { code: '482913' }, { sender, language: 'en' })
  expect([...parseHtml(html).querySelectorAll('p')].map((one) => one.textContent)).toContain('482913')
  expect(parseHtml(html).body.firstElementChild?.textContent).not.toContain('482913')
  expect(text).toContain('\n482913\n')
})

it('renderEmail applies the tenant’s message overrides', () => {
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

it('An email orders its visible text as subject, body, action and sender', () => {
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
  const readFacts = (html: string) =>
    [...parseHtml(html).querySelectorAll('.facts tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => collapseSpaces(cell.textContent)).join(': '),
    )

  it('The monthly summary lists its figures, goals and next deposit, each row with a header', () => {
    const { html, text, subject } = rendered()
    expect(subject).toBe('Your savings in October 2026')
    expect(readFacts(html)).toEqual([
      'Balance at month end: $12,843.17',
      'You saved: $750.00',
      'Interest earned this month: $45.38',
      'Interest earned in 2026: $312.04',
      'Goal: Emergency fund: $6,400.00 of $10,000.00',
      'Goal: Rainy days: $820.50',
      'Next automatic deposit: $250.00 on Nov 16, 2026',
    ])
    for (const fact of readFacts(html)) expect(text).toContain(fact)
    expect(parseHtml(html).querySelectorAll('.facts th[scope="row"]')).toHaveLength(7)
    expect(rendered({}, 'es').subject).toBe('Sus ahorros en octubre de 2026')
  })

  it('The monthly summary leaves out empty rows and says if more was withdrawn than deposited', () => {
    expect(readFacts(rendered({ goals: [], next: null, saved: -12_345 }).html)).toEqual([
      'Balance at month end: $12,843.17',
      'Withdrawals less deposits: $123.45',
      'Interest earned this month: $45.38',
      'Interest earned in 2026: $312.04',
    ])
  })

  it('The monthly summary has no amount in its preview text', () => {
    expect(parseHtml(rendered().html).body.firstElementChild?.textContent).not.toMatch(/\$\d/)
  })

  it.each(['monthly-summary', 'announcement'] as const)(
    'The email %s links to the notification settings and to unsubscribe, in HTML and text',
    (kind) => {
      const data = exampleEmails(sender)
      const { html, text } = renderEmail(kind, data[kind], { sender, language: 'en' })
      const links = [...parseHtml(html).querySelectorAll('.links a')].map((one) => one.getAttribute('href'))
      expect(links).toEqual(['https://example.bank/my-account/notifications', data[kind].unsubscribe])
      for (const link of links) expect(text).toContain(`\n${link}\n`)
    },
  )
})

it.each(['en', 'es'] as const)(
  'An email in %s calls a bank without a name an external bank, also as the source of a deposit',
  (language) => {
    const name = { en: 'External bank', es: 'Banco externo' }[language]
    const { body } = composeEmail('first-deposit', { institution: '' }, { sender, language })
    expect(body).toContain(name)
    const skipped = { ...exampleEmails(sender)['deposit-skipped'], counterparty: '•••• 4821' }
    expect(composeEmail('deposit-skipped', skipped, { sender, language }).body).toContain(`${name} •••• 4821`)
  },
)
