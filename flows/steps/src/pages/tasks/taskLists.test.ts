import type { LoanButtonAuth, ProcessStep } from '@koo/api-client/types'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { missingTasks, mostText, raiseTasks, type RaiseState } from './taskLists.ts'

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

  const rewards = (...texts: (string | null)[]) =>
    raiseTasks(texts.map((reward) => step({ reward }))).map(({ id, reward }) => [Number(id), reward])

  it('begin with the largest gain, by what can be read of their rewards', () => {
    expect(rewards('最高可提500元', '额度 +1,000元', '最高可提2万元', '最高可提8000.00元')).toEqual([
      [2, '最高可提2万元'],
      [3, '最高可提8,000.00元'],
      [1, '额度 +1,000元'],
      [0, '最高可提500元'],
    ])
  })

  it('keep the order of the server where no gain can be read, or the same', () => {
    const unread = ['30天内有效', null, '更高额度', '...元']
    expect(rewards(...unread).map(([id]) => id)).toEqual([0, 1, 2, 3])
    expect(rewards('最高可提1000元', '提1,000元').map(([id]) => id)).toEqual([0, 1])
    expect(rewards(...unread, '最高可提500元').map(([id]) => id)).toEqual([4, 0, 1, 2, 3])
  })

  it('end with what is done, whatever it has brought', () => {
    const steps = [step({ status: 3, reward: '最高可提8000元' }), step({ reward: '最高可提500元' })]
    expect(raiseTasks(steps).map(({ id, state }) => [id, state])).toEqual([
      ['1', 'open'],
      ['0', 'done'],
    ])
  })

  it.each<[RaiseState, boolean]>([
    [{ state: 'review' }, false],
    [{ state: 'blocked', text: '今日认证次数已用完，请明天再试' }, false],
    [{ state: 'done' }, false],
    [{ state: 'failed', text: '录屏内容无法识别' }, true],
  ])('have the state that is known of them: %j; can be opened: %s', (state, canOpen) => {
    const [task] = raiseTasks([step()], new Map([['accumFund', state]]))
    expect(task).toMatchObject({ ...state, canOpen })
  })

  it('that the promotion has as done are, whatever else is known', () => {
    const states = new Map<string, RaiseState>([['accumFund', { state: 'blocked', text: '请明天再试' }]])
    const [task] = raiseTasks([step({ status: 3 })], states)
    expect(task).toMatchObject({ state: 'done', canOpen: false })
    expect(task).not.toHaveProperty('text')
  })

  it('stay in their places when more is known of them', () => {
    const steps = [
      step({ code: '1', reward: '最高可提1000元' }),
      step({ code: '2', reward: '最高可提500元' }),
    ]
    const states = new Map<string, RaiseState>([['1', { state: 'done' }]])
    expect(raiseTasks(steps, states).map(({ id }) => id)).toEqual(['0', '1'])
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

describe('the most that the limit can rise', () => {
  it.each([
    ['20000', '2万'],
    [200_000, '20万'],
    ['12345.67', '1.23万'],
    ['8000.99', '8,000'],
    ['1', '1'],
    ['0.99', null],
    ['0', null],
    ['-5', null],
    [null, null],
    [undefined, null],
  ])('of %j is named %j', (maxAmount, text) => {
    expect(mostText(maxAmount)).toBe(text)
  })
})
