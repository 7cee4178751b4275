/** The consent that comes before the other texts. */
export const electronicConsent = 'electronic-disclosures'
export const truthInSavings = 'truth-in-savings'

/**
 * The current agreements for opening an account. `{bank}` and `{email}` are replaced by the tenant's, `{apy}` by the
 * yield.
 */
export const disclosureTexts = [
  {
    slug: electronicConsent,
    version: '2026-01',
    title: 'Consent to electronic disclosures',
    attestation: 'I agree to receive disclosures electronically and confirm that I can open and keep them.',
    bodyHtml: `<h2>What you agree to</h2><p>{bank} will give you account agreements, statements, notices and tax documents electronically instead of on paper.</p><h2>Your right to paper</h2><p>You may ask for a paper copy of any disclosure at no charge, and you may withdraw this consent at any time by writing to {email}. Withdrawing it does not change what was delivered before.</p><h2>What you need</h2><ul><li>A current web browser and an email address</li><li>A program that opens PDF documents</li><li>Space to keep copies, or a printer</li></ul><p>Keep your email address up to date in My Account, so that our notices reach you.</p>`,
  },
  {
    slug: 'deposit-agreement',
    version: '2026-01',
    title: 'Deposit account agreement',
    attestation: 'I have read the deposit account agreement and agree to it.',
    bodyHtml: `<h2>Your account</h2><p>This agreement is between you and {bank}. Your High-Yield Savings account is a deposit account for personal use. It has no monthly fee and no minimum balance.</p><h2>Moving money</h2><p>Transfers travel through the ACH network on business days, Eastern Time. A transfer accepted before 4:00 p.m. on a business day is submitted that day; a later one on the next. A deposit is available at 8:30 a.m. on the second business day after it was submitted.</p><h2>Returned transfers</h2><p>When your other bank returns a deposit, we take its amount out of your balance again. If your balance is not enough, you owe us the difference.</p><h2>Closing your account</h2><p>You may close your account at any time. We pay what is left, with the interest earned until then, to your linked account.</p>`,
  },
  {
    slug: truthInSavings,
    version: '2026-01',
    title: 'Truth in Savings disclosure',
    attestation: 'I have received the Truth in Savings disclosure.',
    bodyHtml: `<h2>Rate</h2><p>The annual percentage yield is <strong>{apy}%</strong>. The rate may change after the account is opened.</p><h2>How interest is counted</h2><p>Interest accrues each day on the ledger balance, by the daily balance method, and is credited on the last day of each month. It compounds monthly.</p><h2>Limits</h2><p>The first deposit is from $1.00 to $250,000.00. Deposits are at most $500,000.00 a day and withdrawals at most $250,000.00 a day.</p><h2>Fees</h2><p>None.</p>`,
  },
  {
    slug: 'privacy-notice',
    version: '2026-01',
    title: 'Privacy notice',
    attestation: 'I have received the privacy notice.',
    bodyHtml: `<h2>What we collect</h2><p>Your name, address, date of birth, Social Security number, contact details, employment, linked accounts and transactions.</p><h2>Why we share it</h2><p>{bank} shares personal information to run your account, to answer legal requests and to report to credit bureaus. We do not sell it, and we do not share it so that others can market to you.</p><h2>Questions</h2><p>Log in and write to us in the message center, or email {email}.</p>`,
  },
] as const
