import { describe, expect, it } from 'vitest'
import type { Result } from '../run-journeys.ts'
import { CallLog } from '../world/call-log.ts'
import { htmlReport } from './report-html.ts'
import { junitReport } from './report-junit.ts'
import { resultLine, summaryText } from './report-text.ts'
import { summarize } from './summary.ts'

const check = { journey: 'Deposits & more', sentence: 'A deposit answers <202>' }
const results: readonly Result[] = [
  { ...check, id: 'deposits.one', status: 'passed' },
  { ...check, id: 'deposits.two', status: 'failed', problem: 'POST /deposit: the status is 500, not 202' },
  { ...check, id: 'deposits.three', status: 'not run', reason: 'deposits.two has not passed' },
]

describe('the summary', () => {
  it('The summary counts the calls that were accepted, and names the others', () => {
    const log = new CallLog()
    log.addAccepted('POST /deposit')
    log.addRefused('POST /withdraw', 422)
    const summary = summarize(results, log)
    expect(summary).toMatchObject({ passed: 1, failed: 1, notRun: 1 })
    const [specified] = summary.calls
    expect(specified).toMatchObject({ exercised: 1, all: 74 })
    expect(specified?.missing).toContain('POST /withdraw')
    expect(summaryText(summary)).toContain('calls exercised, of the specification: 1 of 74\n')
  })
})

describe('the report', () => {
  it('The text has one line for each check, with the problem or the reason', () => {
    expect(results.map(resultLine)).toEqual([
      'passed   deposits.one: A deposit answers <202>',
      'FAILED   deposits.two: A deposit answers <202>\n         POST /deposit: the status is 500, not 202',
      'not run  deposits.three: A deposit answers <202> (deposits.two has not passed)',
    ])
  })

  it('The report for JUnit counts failures and skipped checks, and escapes texts', () => {
    const report = junitReport(results)
    expect(report).toContain('<testsuite name="Deposits &amp; more" tests="3" failures="1" skipped="1">\n')
    expect(report).toContain('name="A deposit answers &lt;202&gt;"/>')
    expect(report).toContain('<failure message="POST /deposit: the status is 500, not 202"/>')
    expect(report).toContain('<skipped message="deposits.two has not passed"/>')
  })

  it('The page escapes texts, and loads nothing', () => {
    const summary = summarize(results, new CallLog())
    const page = htmlReport(results, summary, { base: 'https://a.example/"><script>', at: '2026-01-01' })
    expect(page).toContain('<td>not run</td>')
    expect(page).toContain('A deposit answers &lt;202&gt;')
    expect(page).not.toMatch(/<script|src=|href=|url\(/)
  })
})
