import { describe, expect, it } from 'vitest'
import { defineFlow } from './flow.ts'
import { journeyOf, minutesOf, stagesOf } from './stages.ts'
import { defineStep } from './step.ts'

const page = () => Promise.resolve({ default: () => null })
const plain = defineStep({ title: '登录' }).page(page)
const name = defineStep({ title: '姓名', stage: { title: '身份', seconds: 40 } }).page(page)
const photo = defineStep({ title: '照片', stage: { title: '照片', seconds: 40 } }).page(page)
const face = defineStep({ title: '人脸', stage: { title: '人脸', seconds: 20 } }).page(page)
const pages = { login: plain, name, number: name.with({ title: '号码' }), photo, face, done: plain }
const base = { id: 'shop', start: 'login', pages } as const

const titles = (flow: Parameters<typeof stagesOf>[0]) => stagesOf(flow).map(({ title }) => title)

describe('the stages of a flow', () => {
  it('are its pages that are one, in their order; two pages with the same title are one stage', () => {
    expect(titles(defineFlow(base))).toEqual(['身份', '照片', '人脸'])
  })

  it('follow the order that the definition gives, and then the pages', () => {
    expect(titles(defineFlow({ ...base, order: ['number', 'face'] }))).toEqual(['身份', '人脸', '照片'])
  })

  it('leave out a page that is used for something else', () => {
    expect(titles(defineFlow({ ...base, pages: { ...pages, face: face.with({ stage: null }) } }))).toEqual([
      '身份',
      '照片',
    ])
  })
})

describe('the way of a customer', () => {
  const stages = stagesOf(defineFlow(base))
  const read = (...walked: string[]) => {
    const { now, counted, later, next } = journeyOf(stages, walked)
    return [now?.title, counted, later.map(({ title }) => title).join(), next?.title]
  }

  it.each([
    ['that begins at the first stage', ['身份'], ['身份', true, '照片,人脸', '照片']],
    ['that follows the order', ['身份', '照片'], ['照片', true, '人脸', '人脸']],
    ['that has reached the last stage', ['身份', '照片', '人脸'], ['人脸', true, '', undefined]],
  ] as const)('%s is counted', (_what, walked, expected) => expect(read(...walked)).toEqual(expected))

  it.each([
    ['that begins in the middle', ['照片'], ['照片', false, '人脸', undefined]],
    ['on which a stage was left out', ['身份', '人脸'], ['人脸', false, '', undefined]],
    ['on which one was left out and came later', ['身份', '人脸', '照片'], ['照片', false, '', undefined]],
    ['of another version', ['身份', '签名', '照片'], ['照片', false, '人脸', undefined]],
  ] as const)('%s is not counted', (_what, walked, expected) => expect(read(...walked)).toEqual(expected))

  it('is counted after a step back, and what comes next is not said: the server may go on from where it was', () => {
    expect(read('身份', '照片', '身份')).toEqual(['身份', true, '照片,人脸', undefined])
  })

  it('is nowhere before the first stage, and on a stage that is not in the flow', () => {
    expect(read()).toEqual([undefined, false, '', undefined])
    expect(read('身份', '签名')).toEqual([undefined, false, '', undefined])
  })

  it('takes whole minutes, never less than its stages', () => {
    expect([stages, stages.slice(2), [], stages.slice(0, 2)].map(minutesOf)).toEqual([2, 1, 1, 2])
  })
})
