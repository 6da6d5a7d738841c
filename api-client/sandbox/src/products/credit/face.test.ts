import { describe, expect, it } from 'vitest'
import { DAY, signedIn } from './testing/setting.ts'

describe('the face', () => {
  it('passes, and closes the gap of the loan button', async () => {
    const { person } = await signedIn('needs-face')
    expect(await person.call('credit/faceAuthV3', { token: 'sdk-token', scene: 'loan' })).toEqual({
      passed: true,
      reason: null,
      remainTimes: 5,
    })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ faceAuth: 1 })
  })

  it('fails until no attempts are left, and starts again on the next day', async () => {
    const { person, sandbox } = await signedIn('face-fails')
    const left: Array<number | null | undefined> = []
    for (let k = 0; k < 6; k += 1) {
      left.push((await person.call('credit/faceAuth', { image: btoa('a face') })).remainTimes)
    }
    expect(left).toEqual([4, 3, 2, 1, 0, 0])
    expect(await person.call('credit/faceAuth', { token: 'face-pass' })).toEqual({
      passed: false,
      reason: '今日人脸识别次数已用完，请明天再试',
      remainTimes: 0,
    })
    sandbox.changeClock({ advanceMs: DAY })
    await person.signIn('face-fails')
    expect(await person.call('credit/faceAuth', { token: 'face-pass' })).toMatchObject({ passed: true })
  })

  it.each([
    ['face-fail', { passed: false, reason: '人脸识别未通过，请在光线充足处正对镜头重试', remainTimes: 4 }],
    ['face-other', { passed: false, reason: '人脸与身份证照片不一致，请本人操作', remainTimes: 4 }],
    ['face-limit', { passed: false, reason: '今日人脸识别次数已用完，请明天再试', remainTimes: 0 }],
    ['face-pass', { passed: true, reason: null, remainTimes: 5 }],
  ])('has the outcome of the token or picture %s', async (text, answer) => {
    for (const request of [
      { token: text },
      { image: `data:image/jpeg;base64,${btoa(`${text} and more`)}` },
    ]) {
      const { person } = await signedIn('needs-face')
      expect(await person.call('credit/faceAuth', request)).toEqual(answer)
    }
  })

  it.each([{}, { image: '', token: '' }, { image: 'YQ==', token: 'x' }, { image: '不是图片' }])(
    'needs one picture or one token: %j',
    async (request) => {
      const { person } = await signedIn()
      expect((await person.refusal('credit/faceAuth', request))[0]).toBe(400)
    },
  )
})
