import type { LoanButtonAuth, ProcessStep } from '@koo/api-client/types'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { missingTasks, raiseTasks } from './taskLists.ts'

const COMPLETE: LoanButtonAuth = {
  faceAuth: 1,
  idAuth: 1,
  idPhotoBackAuth: 1,
  idPhotoFrontAuth: 1,
  contactsAuth: 1,
  verifyTime: true,
}
const idsOf = (change: Partial<LoanButtonAuth>) =>
  missingTasks({ ...COMPLETE, ...change }).map(({ id }) => id)

describe('what a loan still needs', () => {
  it.each<[string, Partial<LoanButtonAuth>, readonly string[]]>([
    ['nothing', {}, []],
    ['a face check', { faceAuth: 0 }, ['face']],
    ['the name and number', { idAuth: null }, ['identity']],
    ['the front of the card', { idPhotoFrontAuth: 0 }, ['photos']],
    ['the back of the card', { idPhotoBackAuth: 0 }, ['photos']],
    ['both sides: one task', { idPhotoFrontAuth: 0, idPhotoBackAuth: 0 }, ['photos']],
    ['nothing, when no time is said', { verifyTime: undefined }, []],
    ['nothing of what only other products need', { houseAuth: 0, licenseAuth: 0, tenancyAuth: 0 }, []],
    ['nothing, whatever the button shows', { loanButtonGray: true }, []],
  ])('is %s', (_what, change, ids) => {
    expect(idsOf(change)).toEqual(ids)
  })

  it('is everything, in the order of the application, when the reply is empty', () => {
    const tasks = missingTasks({})
    expect(tasks.map(({ id }) => id)).toEqual(['face', 'identity', 'photos', 'contacts'])
    for (const { id, title, text, state } of tasks)
      expect({ title, text, state }).toEqual({ ...copy.tasks[id], state: 'open' })
  })
})

describe('contacts that a loan needs', () => {
  const contactsOf = (change: Partial<LoanButtonAuth>) => missingTasks({ ...COMPLETE, ...change })
  it.each([0, 2, 3, 5, null, undefined])('are open at the state %s', (contactsAuth) => {
    expect(contactsOf({ contactsAuth })).toEqual([{ id: 'contacts', ...copy.tasks.contacts, state: 'open' }])
  })

  it('that failed are blocked until tomorrow, also when they are too old', () => {
    for (const verifyTime of [true, false])
      expect(contactsOf({ contactsAuth: 4, verifyTime })).toEqual([
        { id: 'contacts', title: copy.tasks.contacts.title, text: copy.contactsFailed, state: 'blocked' },
      ])
  })

  it('that are valid but too old say that they must be updated', () => {
    expect(contactsOf({ verifyTime: false })).toMatchObject([{ text: copy.expired, state: 'open' }])
  })
})

describe('authorisations that raise the limit', () => {
  const step = (more: Partial<ProcessStep> = {}): ProcessStep => ({
    code: 'accumFund',
    title: '公积金认证',
    status: 0,
    linkUrl: '/pages/credit/raiseLimit/accumFundStepOne',
    ...more,
  })

  it.each([
    [3, 'done', false],
    ['3', 'done', false],
    [0, 'open', true],
    ['0', 'open', true],
    [9, 'open', true],
    [null, 'open', true],
  ])('at the state %s are %s; can be opened: %s', (status, state, canOpen) => {
    expect(raiseTasks([step({ status })])).toMatchObject([{ state, canOpen }])
  })

  it.each([null, undefined, ''])('cannot be opened with the address %s', (linkUrl) => {
    expect(raiseTasks([step({ linkUrl })])).toMatchObject([{ state: 'open', canOpen: false }])
  })

  it.each([null, undefined, ''])('have no reward when it is %s', (reward) => {
    expect(raiseTasks([step({ reward })])[0]).not.toHaveProperty('reward')
  })

  it('keep name, reward and order of the server', () => {
    const steps = [step({ title: '学历认证', reward: '最高可提8000元' }), step({ code: 'tax' })]
    expect(raiseTasks(steps).map(({ title, reward }) => [title, reward])).toEqual([
      ['学历认证', '最高可提8,000元'],
      ['公积金认证', undefined],
    ])
  })

  it.each([
    ['the same code', [step(), step()]],
    ['no code', [step({ code: null }), step({ code: undefined })]],
    ['the place of another one as its code', [step({ code: '1' }), step({ code: null })]],
  ])('can be told apart with %s', (_what, steps) => {
    expect(new Set(raiseTasks(steps).map(({ id }) => id)).size).toBe(2)
  })
})
