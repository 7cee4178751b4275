import type { RegistrationStatus } from '@coffer/domain/status'
import { expectSame, expectThat } from '../world/problem.ts'
import {
  addressStep,
  basicStep,
  confirmedStep,
  employerStep,
  followRequest,
  logIn,
  register,
} from '../world/saver.ts'
import type { World } from '../world/world.ts'
import { defineJourney } from '../journey.ts'

/** A small PNG. Providers check files by their content. */
export const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

export const reviewJourney = defineJourney({
  id: 'review',
  title: 'The identity review reaches each outcome',
  needs: 'test control',
  checks: {
    passed: 'PASSED is reported, and a bank may be linked',
    manuallyReviewed: 'MANUALLY_REVIEWED is reported, and a bank may be linked',
    inReview: 'IN_REVIEW is reported',
    flagged: 'FLAGGED is reported with the missing documents, and documents begin another review',
    errored: 'ERRORED is reported with the missing documents',
    unsubmitted: 'UNSUBMITTED is reported with the missing documents',
    failed: 'FAILED is reported, and no bank may be linked',
    viewOnly: 'VIEW_ONLY is reported, and no bank may be linked',
    documents: 'A document that is no image or PDF is refused with 422',
  },
  run: async ({ world, check }) => {
    await check('passed', async () => mayLink(await decide(world, 'PASSED'), true))
    await check('manuallyReviewed', async () => mayLink(await decide(world, 'MANUALLY_REVIEWED'), true))
    await check('inReview', () => decide(world, 'IN_REVIEW'))
    await check('flagged', async () => {
      const visitor = await decide(world, 'FLAGGED')
      const missing = await missingDocuments(visitor)
      const form = new FormData()
      form.set('step', 'additional-info')
      for (const kind of missing) {
        form.append('documents[]', new File([png], `${kind}.png`, { type: 'image/png' }))
        form.append('kinds[]', kind)
      }
      const requestId = await visitor.requestPending('PATCH /depositor', { body: form })
      await followRequest(world, visitor, requestId)
      const { missingDocuments: left } = await visitor.request('GET /depositor/progress')
      expectSame('GET /depositor/progress: missing_documents after they were sent', left, [])
    })
    await check('errored', async () => missingDocuments(await decide(world, 'ERRORED')))
    await check('unsubmitted', async () => missingDocuments(await decide(world, 'UNSUBMITTED')))
    await check('failed', async () => mayLink(await decide(world, 'FAILED'), false))
    await check('viewOnly', async () => mayLink(await decide(world, 'VIEW_ONLY'), false))
    await check('documents', async () => {
      const visitor = await decide(world, 'FLAGGED')
      const form = new FormData()
      form.set('step', 'additional-info')
      form.append('documents[]', new File(['#!/bin/sh'], 'identity.png', { type: 'image/png' }))
      form.append('kinds[]', 'identity')
      await visitor.refusal('PATCH /depositor', { status: 422 }, { body: form })
    })
  },
})

type Applicant = Awaited<ReturnType<typeof decide>>

/** Confirms an application, which the review then decides. */
async function decide(world: World, status: RegistrationStatus) {
  const { email, visitor } = await logIn(world, await register(world))
  for (const body of [basicStep(), addressStep, employerStep])
    await visitor.request('PATCH /depositor', { body })
  const requestId = await visitor.requestPending('PATCH /depositor', { body: confirmedStep })
  await world.requireControl().decideReview(email, status)
  const { result } = await followRequest(world, visitor, requestId)
  expectSame('GET /request/{requestId}: result', result, status)
  const { registrationStatus } = await visitor.request('GET /depositor')
  expectSame('GET /depositor: registration_status', registrationStatus, status)
  return visitor
}

async function mayLink(visitor: Applicant, isAllowed: boolean): Promise<void> {
  if (isAllowed) await visitor.request('GET /fastlink')
  else await visitor.refusal('GET /fastlink', { status: 403 })
}

async function missingDocuments(visitor: Applicant): Promise<readonly string[]> {
  const progress = await visitor.request('GET /depositor/progress')
  expectThat(progress.missingDocuments.length > 0, 'GET /depositor/progress: missing_documents is empty')
  return progress.missingDocuments
}
