import { describe, expect, it } from 'vitest'
import { contextOf } from '../../src/context.ts'
import { confirmIdPhotos } from '../../src/lender/credit/id-photos.ts'
import { proveIdNumber } from '../../src/lender/credit/id-number.ts'
import { makeIdNumber } from '../../src/lender/account/id-number.ts'
import { identityOf, isVerified } from '../../src/lender/account/identity.ts'
import { missingProofs, proofsOf } from '../../src/lender/credit/proofs.ts'
import { addFile } from '../../src/lender/files.ts'
import { openSession } from '../../src/lender/people.ts'
import type { WorldView } from '../../src/index.ts'
import { ID_PHOTO_MARKS } from '../../src/magic/credit.ts'
import { customer, DAY, picture, signedIn } from './setting.ts'

describe('photos of the ID card', () => {
  it('are read, kept, counted, and clear the gaps of the loan button', async () => {
    const { person } = await signedIn('needs-everything')
    expect(await person.call('credit/queryIdPhoto', {})).toEqual({ front: 0, back: 0 })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({
      idAuth: 0,
      idPhotoFrontAuth: 0,
    })

    const front = await person.call('credit/idPhotoOcr', { file: picture('front.jpg'), side: 'front' })
    expect(front).toMatchObject({ name: '陈思远', gender: '男', nation: '汉' })
    expect(front.idNumber).toMatch(/^330106\d{11}[\dX]$/)
    const back = await person.call('credit/idPhotoOcr', { file: picture('back.jpg'), side: 'back' })
    expect(back.validity).toBe('2020.11.21-2040.11.21')
    expect(back.authority).toContain('公安局')

    const uploaded = await person.call('credit/uploadIdPhoto', { file: picture('front.jpg'), side: 'front' })
    expect(uploaded).toMatchObject({ key: expect.any(String), hash: expect.stringMatching(/^[0-9a-f]{16}$/) })
    expect(await person.call('credit/queryIdPhoto', {})).toEqual({ front: 1, back: 0 })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({
      idAuth: 0,
      idPhotoFrontAuth: 1,
      idPhotoBackAuth: 0,
    })
    await person.call('credit/uploadIdPhoto', { file: picture('back.jpg'), side: 'back' })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({
      idAuth: 1,
      idPhotoFrontAuth: 1,
      idPhotoBackAuth: 1,
      faceAuth: 0,
    })
  })

  it('without reading do not prove who the customer is', async () => {
    const { person } = await signedIn('needs-everything')
    for (const side of ['front', 'back'] as const) {
      await person.call('credit/uploadIdPhoto', { file: picture(`${side}.jpg`), side })
    }
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ idAuth: 0, idPhotoBackAuth: 1 })
  })

  it('clear the one gap of the persona that misses the back', async () => {
    const { person } = await signedIn('needs-data')
    await person.call('credit/uploadIdPhoto', { file: picture('back.png', 'image/png'), side: 'back' })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({
      idAuth: 1,
      idPhotoFrontAuth: 1,
      idPhotoBackAuth: 1,
    })
  })

  it('are served again to whoever has the address', async () => {
    const { person, sandbox } = await signedIn()
    const { url } = await person.call('credit/uploadIdPhoto', {
      file: picture('front.webp', 'image/webp', 'webp bytes'),
      side: 'front',
    })
    const response = await sandbox.fetch(url ?? '')
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(await response.text()).toBe('webp bytes')
    sandbox.reset()
    expect((await sandbox.fetch(url ?? '')).status, 'a reset forgets files').toBe(404)
  })

  it.each(ID_PHOTO_MARKS)('named $mark are refused', async ({ mark, text }) => {
    const { person } = await signedIn('needs-everything')
    const sent = { file: picture(`IMG-${mark.toUpperCase()}-1.jpg`), side: 'front' } as const
    expect(await person.refusal('credit/idPhotoOcr', sent)).toEqual([42140, text])
    expect(await person.refusal('credit/uploadIdPhoto', sent)).toEqual([42140, text])
    expect(await person.call('credit/queryIdPhoto', {})).toEqual({ front: 0, back: 0 })
    const world = await person.admin<WorldView>('GET', 'world')
    expect(world.users[0]?.slices.credit?.given ?? []).toEqual([])
  })

  it('can be misread', async () => {
    const { person } = await signedIn()
    const sent = { file: picture('misread.jpg'), side: 'front' } as const
    expect((await person.call('credit/idPhotoOcr', sent)).name).toBe('陈思运')
  })

  it.each([
    [picture('a.gif', 'image/gif'), '图片格式不支持，请重新选择'],
    [picture('a.jpg', 'image/jpeg', ''), '图片内容为空，请重新选择'],
    [picture('a.jpg', 'image/jpeg', 'x'.repeat(10_000_001)), '图片不能超过10MB，请重新选择'],
  ])('of another kind, empty or too large are refused', async (file, text) => {
    const { person } = await signedIn()
    expect(await person.refusal('credit/uploadIdPhoto', { file, side: 'front' })).toEqual([400, text])
    expect(await person.refusal('credit/idPhotoOcr', { file, side: 'front' })).toEqual([400, text])
  })

  it('are taken by key as well', () => {
    const origin = customer('credit-new')
    const { world, user, now } = origin
    const { token } = openSession(world, user, now)
    const context = contextOf(world, now, { scope: 'default', origin: 'http://x', token })
    const sent = (name: string, type = 'image/jpeg') =>
      addFile(world, user.userId, now, { fileId: 'F1', name, type, size: 1 }, 'cloud').key
    const frontKey = sent('front.jpg')
    const confirm = (backKey: string) => () => confirmIdPhotos(context, { frontKey, backKey })
    expect(confirm(frontKey)).toThrow('请分别上传')
    expect(confirm('nothing')).toThrow('未找到已上传的文件')
    expect(confirm(sent('b.mp4', 'video/mp4'))).toThrow('文件格式不支持')
    expect(confirm(sent('blurry.jpg'))).toThrow('照片模糊')
    expect(proofsOf(origin)).toMatchObject({ idFront: false, idNumber: false })
    confirmIdPhotos(context, { frontKey, backKey: sent('back.jpg') })
    expect(proofsOf(origin)).toMatchObject({ idFront: true, idBack: true, ocr: true, idNumber: true })
    expect(isVerified(origin)).toBe(true)
  })
})

describe('name and resident number', () => {
  const good = makeIdNumber('330106', '1996-05-01', 121, '男')

  it('are proved, blanks and small letters forgiven', () => {
    const origin = customer('credit-new')
    expect(missingProofs(origin, ['idNumber', 'face'])).toEqual(['idNumber', 'face'])
    proveIdNumber(origin, { name: ' 李 雷', idNumber: ` ${good.toLowerCase()} ` })
    expect(missingProofs(origin, ['idNumber', 'face'])).toEqual(['face'])
    expect(identityOf(origin)).toMatchObject({ name: '李雷', idNumber: good })
  })

  it.each([
    ['李雷1', good, '姓名填写有误'],
    ['李雷', `${good.slice(0, 17)}${good.endsWith('1') ? '2' : '1'}`, '身份证号填写有误'],
    ['李雷', makeIdNumber('330106', '2008-11-21', 121, '男'), '仅支持18至60周岁'],
    ['李雷', makeIdNumber('330106', '1965-11-20', 121, '男'), '仅支持18至60周岁'],
    ['李雷', makeIdNumber('330106', '1996-05-01', 901, '男'), '姓名与身份证号不一致'],
    ['韩梅', makeIdNumber('330106', '1996-05-01', 902, '女'), '已在其他账号完成认证'],
  ])('%s, %s are refused', (name, idNumber, text) => {
    const origin = customer('credit-new')
    expect(() => proveIdNumber(origin, { name, idNumber })).toThrow(text)
    expect(missingProofs(origin, ['idNumber'])).toEqual(['idNumber'])
  })

  it('of another customer of the world are refused', () => {
    const first = customer('credit-new')
    proveIdNumber(first, { name: '李雷', idNumber: good })
    const second = { ...first, user: { ...customer('credit-refused').user } }
    first.world.users.push(second.user)
    expect(() => proveIdNumber(second, { name: '李雷', idNumber: good })).toThrow('已在其他账号完成认证')
  })
})

describe('the face', () => {
  it('passes, and clears the gap of the loan button', async () => {
    const { person } = await signedIn('needs-face')
    expect(await person.call('credit/faceAuthV3', { token: 'sdk-token', scene: 'loan' })).toEqual({
      passed: true,
      reason: null,
      remainTimes: 5,
    })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ faceAuth: 1 })
  })

  it('fails, is counted down to none left, and begins anew the next day', async () => {
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
  ])('comes to what the token or the picture %s says', async (text, answer) => {
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

describe('life and work', () => {
  const told = {
    incomeRange: 3,
    address: { province: '浙江省', city: '杭州市', area: '西湖区', detail: '文三路90号' },
    company: '示例科技有限公司',
    job: '工程师',
    education: '本科',
    marriage: '已婚',
    email: 'a@example.com',
  } as const

  it('are kept by both forms, and give the proof', async () => {
    for (const path of ['credit/saveBaseInfo', 'credit/saveBaseInfoV2'] as const) {
      const { person } = await signedIn('needs-everything')
      await person.call(path, told)
      const world = await person.admin<WorldView>('GET', 'world')
      expect(world.users[0]?.slices.credit?.given).toEqual(['baseInfo'])
      expect(world.users[0]?.slices.account?.profile).toMatchObject({ company: told.company, incomeRange: 3 })
    }
  })

  it.each([
    [{ company: ' ' }, '请填写单位名称'],
    [{ address: { province: '浙江省' } }, '请填写完整的居住地址'],
    [{ address: { detail: '文三路90号' } }, '请填写完整的居住地址'],
    [{ email: 'nobody' }, '邮箱格式不正确，请检查后重试'],
  ])('that lack something are refused: %j', async (change, text) => {
    const { person } = await signedIn('needs-everything')
    expect(await person.refusal('credit/saveBaseInfo', { ...told, ...change })).toEqual([400, text])
  })
})

describe('the key for encrypted fields', () => {
  it('is a public key of 2048 bits and nothing else', async () => {
    const { person } = await signedIn()
    const content = await person.call('credit/getPublicKey', { tenantId: 't', appId: 'a' })
    expect(Object.keys(content.data)).toEqual(['publicKey'])
    const spki = Uint8Array.from(atob(content.data.publicKey), (letter) => letter.charCodeAt(0))
    const key = await crypto.subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, true, [
      'encrypt',
    ])
    expect(key.algorithm).toMatchObject({ modulusLength: 2048 })
  })
})
