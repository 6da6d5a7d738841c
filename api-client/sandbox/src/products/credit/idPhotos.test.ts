import { describe, expect, it } from 'vitest'
import { domains } from '../index.ts'
import { contextOf } from '../../engine/processCall.ts'
import { confirmIdPhotos } from '../../people/credit/idPhotos.ts'
import { isVerified } from '../../people/account/identity.ts'
import { proofsOf } from '../../people/credit/proofs.ts'
import { addFile } from '../../engine/files.ts'
import { openSession } from '../../engine/session.ts'
import type { WorldView } from '../../index.ts'
import { ID_PHOTO_MARKS } from '../../people/credit/magicFiles.ts'
import { picture, signedIn } from './testing/setting.ts'
import { customerNamed } from '../../testing/customer.ts'

/** A call without path and body. */
const BARE = { path: '', body: null, scope: 'default', baseUrl: 'http://x' }

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

  it('close the gap of the persona without the back photo', async () => {
    const { person } = await signedIn('needs-data')
    await person.call('credit/uploadIdPhoto', { file: picture('back.png', 'image/png'), side: 'back' })
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({
      idAuth: 1,
      idPhotoFrontAuth: 1,
      idPhotoBackAuth: 1,
    })
  })

  it('are served to everyone with the address', async () => {
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

  it('are accepted by key, too', () => {
    const customer = customerNamed('credit-new')
    const { world, user, now } = customer
    const { token } = openSession(world, user, now)
    const context = contextOf(domains, world, now, { ...BARE, token })
    const sent = (name: string, type = 'image/jpeg') =>
      addFile(world, user.userId, now, { fileId: 'F1', name, type, size: 1 }, 'cloud').key
    const frontKey = sent('front.jpg')
    const confirm = (backKey: string) => () => confirmIdPhotos(context, { frontKey, backKey })
    expect(confirm(frontKey)).toThrow('请分别上传')
    expect(confirm('nothing')).toThrow('未找到已上传的文件')
    expect(confirm(sent('b.mp4', 'video/mp4'))).toThrow('文件格式不支持')
    expect(confirm(sent('blurry.jpg'))).toThrow('照片模糊')
    expect(proofsOf(customer)).toMatchObject({ idFront: false, idNumber: false })
    confirmIdPhotos(context, { frontKey, backKey: sent('back.jpg') })
    expect(proofsOf(customer)).toMatchObject({ idFront: true, idBack: true, ocr: true, idNumber: true })
    expect(isVerified(customer)).toBe(true)
  })
})
