import { describe, expect, it } from 'vitest'
import { defineFlow } from './flow.ts'
import { journeyOf, journeyOn, minutesOf, stagesOf, wayOf } from './stages.ts'
import type { StageCode } from './stage.ts'
import { defineStep } from './step.ts'

const page = () => Promise.resolve({ default: () => null })
const plain = defineStep({ title: '登录' }).page(page)
const name = defineStep({ title: '姓名', stage: 'identity' }).page(page)
const photo = defineStep({ title: '照片', stage: 'photos' }).page(page)
const face = defineStep({ title: '人脸', stage: 'face' }).page(page)
const pages = { login: plain, name, number: name.with({ title: '号码' }), photo, face, done: plain }
const base = { id: 'shop', start: 'login', pages } as const

const codes = (flow: Parameters<typeof stagesOf>[0]) => stagesOf(flow).map(({ code }) => code)

describe('the stages of a flow', () => {
  it('are its pages that are one, in their order; two pages with the same code are one stage', () => {
    expect(codes(defineFlow(base))).toEqual(['identity', 'photos', 'face'])
  })

  it('follow the order that the definition gives, and then the pages', () => {
    expect(codes(defineFlow({ ...base, order: ['number', 'face'] }))).toEqual(['identity', 'face', 'photos'])
  })

  it('leave out a page that is used for something else', () => {
    expect(codes(defineFlow({ ...base, pages: { ...pages, face: face.with({ stage: null }) } }))).toEqual([
      'identity',
      'photos',
    ])
  })
})

describe('the way that a page is on', () => {
  const flow = defineFlow({
    ...base,
    ways: [
      ['name', 'photo', 'done'],
      ['face', 'done'],
    ],
  })
  const way = (page: string) => wayOf(flow, page)?.map(({ code }) => code) ?? null

  it('has the stages of its pages', () => {
    expect(way('photo')).toEqual(['identity', 'photos'])
    expect(way('face')).toEqual(['face'])
  })

  it('is not known of a page on none, and of one that several end on', () => {
    expect(way('login')).toBeNull()
    expect(way('done')).toBeNull()
    expect(wayOf(defineFlow(base), 'photo')).toBeNull()
  })

  it('is counted from its first page, wherever the customer comes in', () => {
    const { now, counted, later, next } = journeyOn(wayOf(flow, 'name') ?? [], 'identity')
    expect([now?.code, counted, later.length, next?.code]).toEqual(['identity', true, 1, 'photos'])
    expect(journeyOn(wayOf(flow, 'photo') ?? [], 'photos').counted).toBe(true)
  })
})

describe('the way of a customer', () => {
  const stages = stagesOf(defineFlow(base))
  const read = (...walked: StageCode[]) => {
    const { now, counted, later, next } = journeyOf(stages, walked)
    return [now?.code, counted, later.map(({ code }) => code).join(), next?.code]
  }

  it.each([
    ['that begins at the first stage', ['identity'], ['identity', true, 'photos,face', 'photos']],
    ['that follows the order', ['identity', 'photos'], ['photos', true, 'face', 'face']],
    ['that has reached the last stage', ['identity', 'photos', 'face'], ['face', true, '', undefined]],
  ] as const)('%s is counted', (_what, walked, expected) => expect(read(...walked)).toEqual(expected))

  it.each([
    ['that begins in the middle', ['photos'], ['photos', false, 'face', undefined]],
    ['on which a stage was left out', ['identity', 'face'], ['face', false, '', undefined]],
    [
      'on which one was left out and came later',
      ['identity', 'face', 'photos'],
      ['photos', false, '', undefined],
    ],
    ['of another version', ['identity', 'contacts', 'photos'], ['photos', false, 'face', undefined]],
  ] as const)('%s is not counted', (_what, walked, expected) => expect(read(...walked)).toEqual(expected))

  it('is counted after a step back, and what comes next is not said: the server may go on from where it was', () => {
    expect(read('identity', 'photos', 'identity')).toEqual(['identity', true, 'photos,face', undefined])
  })

  it('is nowhere before the first stage, and on a stage that is not in the flow', () => {
    expect(read()).toEqual([undefined, false, '', undefined])
    expect(read('identity', 'contacts')).toEqual([undefined, false, '', undefined])
  })

  it('takes whole minutes, never less than its stages', () => {
    expect([stages, stages.slice(2), [], stages.slice(0, 2)].map(minutesOf)).toEqual([2, 1, 1, 2])
  })
})
