import { describe, expect, it } from 'vitest'
import { VIDEO_MARKS } from '../../people/credit/magicFiles.ts'
import type { WorldView } from '../../index.ts'
import type { Person } from '../../testing/client.ts'
import { picture, signedIn, video } from './testing/setting.ts'

const SIZE = { height: 176, width: 280 }

async function uploaded(person: Person, name: string) {
  const { key, hash, url } = await person.call('cash/uploadVideo', { file: video(name) })
  return { key: key ?? '', hash: hash ?? '', url }
}

describe('a commitment video', () => {
  it('is uploaded, saved and found again with its cover', async () => {
    const { person, sandbox } = await signedIn()
    expect(await person.call('cash/getLastVideo', { code: 'old' })).toBeNull()
    const { key, hash, url } = await uploaded(person, 'commitment.mp4')
    expect(await person.call('cash/getLastVideo', { code: 'old' }), 'not before it is saved').toBeNull()
    await person.call('cash/saveVideo', { key, hash, code: 'old', ...SIZE })
    const last = await person.call('cash/getLastVideo', { code: 'old' })
    expect(last).toMatchObject({ status: 'success', video: url, serialNo: expect.stringMatching(/^W/) })
    const cover = await sandbox.fetch(last?.cover ?? '')
    expect(cover.headers.get('content-type')).toBe('image/svg+xml')
    expect(await cover.text()).toContain('width="280" height="176"')
    expect(await person.call('cash/getLastVideo', { code: 'new' }), 'of another code').toBeNull()
    const world = await person.admin<WorldView>('GET', 'world')
    expect(world.users[0]?.slices.credit?.given).toEqual(['video'])
  })

  it('may be named by the reply of the upload, and is replaced by the next one', async () => {
    const { person } = await signedIn()
    const uploadResult = await person.call('cash/uploadVideo', { file: video('one.mp4') })
    await person.call('cash/saveVideo', { uploadResult, code: 'old', ...SIZE })
    const first = await person.call('cash/getLastVideo', { code: 'old' })
    const again = await person.call('cash/uploadVideo', { file: video('two.mp4', 'more') })
    await person.call('cash/saveVideo', { uploadResult: again, code: 'old', ...SIZE })
    const second = await person.call('cash/getLastVideo', { code: 'old' })
    expect(second?.serialNo).not.toBe(first?.serialNo)
    const world = await person.admin<WorldView>('GET', 'world')
    expect(world.users[0]?.slices.credit?.videos).toHaveLength(1)
  })

  it('can be played in parts', async () => {
    const { person, sandbox } = await signedIn()
    const { url } = await uploaded(person, 'commitment.mp4')
    const part = await sandbox.fetch(url ?? '', { headers: { range: 'bytes=2-' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 2-10/11'])
    expect(await part.text()).toBe('recording')
    const end = await sandbox.fetch(url ?? '', { headers: { range: 'bytes=0-0' } })
    expect([await end.text(), end.headers.get('content-range')]).toEqual(['a', 'bytes 0-0/11'])
    expect((await sandbox.fetch(url ?? '')).status).toBe(200)
  })

  it.each(VIDEO_MARKS)('named $mark fails, and may be recorded again', async ({ mark, text }) => {
    const { person } = await signedIn()
    const bad = await uploaded(person, `${mark}.mp4`)
    expect(await person.refusal('cash/saveVideo', { key: bad.key, code: 'old', ...SIZE })).toEqual([
      42144,
      text,
    ])
    expect(await person.call('cash/getLastVideo', { code: 'old' })).toMatchObject({
      status: 'fail',
      cover: null,
      video: null,
    })
    const good = await uploaded(person, 'again.mp4')
    await person.call('cash/saveVideo', { key: good.key, code: 'old', ...SIZE })
    expect(await person.call('cash/getLastVideo', { code: 'old' })).toMatchObject({ status: 'success' })
  })

  it('that is required may be left out only after three failures that the server has counted', async () => {
    const { person } = await signedIn('video-failed')
    const skip = { code: 'old', videoSkipped: true, failReasons: ['upload', 'upload', 'refused'], ...SIZE }
    const failTimes = async () => (await person.call('cash/getLastVideo', { code: 'old' }))?.failTimes
    const refused = [42144, '请先录制视频']
    expect([await failTimes(), await person.refusal('cash/saveVideo', skip)]).toEqual([0, refused])
    for (const count of [1, 2]) {
      await person.refusal('cash/uploadVideo', { file: video('upload-fails.mp4') })
      expect([await failTimes(), await person.refusal('cash/saveVideo', skip)]).toEqual([count, refused])
    }
    const [mark] = VIDEO_MARKS
    const { key } = await uploaded(person, `${mark?.mark}.mp4`)
    await person.refusal('cash/saveVideo', { key, code: 'old', ...SIZE })
    expect(await failTimes()).toBe(3)
    await person.call('cash/saveVideo', skip)
    const good = await uploaded(person, 'again.mp4')
    await person.call('cash/saveVideo', { key: good.key, code: 'old', ...SIZE })
    expect(await failTimes(), 'after a good one').toBe(0)
  })

  it('whose upload has failed is known before one is saved', async () => {
    const { person } = await signedIn()
    await person.refusal('cash/uploadVideo', { file: video('upload-fails.mp4') })
    expect(await person.call('cash/getLastVideo', { code: 'old' })).toEqual({
      status: 'init',
      cover: null,
      serialNo: null,
      video: null,
      failTimes: 1,
    })
  })

  it('may be left out: the server decides, and asks for no other', async () => {
    const { person } = await signedIn('video-failed')
    const loan = { amount: 12_000, loanPeriod: 12, userCardId: 'C1', couponIds: [], loanUseCode: '10001' }
    const asked = async () => (await person.call('cash/preApproval', loan)).commitment
    expect(await asked()).toMatchObject({ type: 'old', videoOpen: true })
    await person.call('cash/saveVideo', { code: 'new', videoSkipped: true, ...SIZE })
    expect(await asked(), 'of another code').not.toBeNull()
    const file = video('upload-fails.mp4')
    for (const _ of [1, 2, 3]) await person.refusal('cash/uploadVideo', { file })
    await person.call('cash/saveVideo', { code: 'old', videoSkipped: true, failReasons: ['upload'], ...SIZE })
    expect(await asked()).toBeNull()
    expect(await person.call('cash/getLastVideo', { code: 'old' })).toMatchObject({ status: 'fail' })
  })

  it('can be in review for half a minute', async () => {
    const { person, sandbox } = await signedIn()
    const { key } = await uploaded(person, 'slow-review.mp4')
    await person.call('cash/saveVideo', { key, code: 'old', ...SIZE })
    sandbox.changeClock({ advanceMs: 29_999 })
    expect(await person.call('cash/getLastVideo', { code: 'old' })).toMatchObject({
      status: 'uploading',
      video: null,
    })
    sandbox.changeClock({ advanceMs: 1 })
    expect(await person.call('cash/getLastVideo', { code: 'old' })).toMatchObject({
      status: 'success',
      video: expect.stringContaining(key),
    })
  })

  it('whose upload fails is refused with the words of the page', async () => {
    const { person } = await signedIn()
    expect(await person.refusal('cash/uploadVideo', { file: video('upload-fails.mp4') })).toEqual([
      42144,
      '视频上传失败',
    ])
  })

  it.each([
    [{}, 400, '请先上传视频'],
    [{ key: 'nothing' }, 400, '未找到已上传的文件，请重新上传'],
    [{ hash: '0123456789abcdef' }, 42144, '视频文件不完整，请重新上传'],
    [{ code: ' ' }, 400, '承诺视频类型有误，请返回重试'],
    [{ width: 0 }, 400, '视频封面尺寸有误，请重新录制'],
    [{ height: 5000 }, 400, '视频封面尺寸有误，请重新录制'],
  ])('is saved only as it is: %j', async (change, result, text) => {
    const { person } = await signedIn()
    const { key } = await uploaded(person, 'commitment.mp4')
    const sent = { ...(Object.keys(change).length === 0 ? {} : { key }), code: 'old', ...SIZE, ...change }
    expect(await person.refusal('cash/saveVideo', sent)).toEqual([result, text])
    expect(await person.call('cash/getLastVideo', { code: 'old' })).toBeNull()
  })

  it('has to be a recording, as a file or by the key of one', async () => {
    const { person } = await signedIn()
    expect((await person.refusal('cash/uploadVideo', {}))[0]).toBe(400)
    expect((await person.refusal('cash/uploadVideo', { key: '' }))[0]).toBe(400)
    expect(await person.refusal('cash/uploadVideo', { file: picture('a.jpg') })).toEqual([
      400,
      '视频格式不支持，请重新选择',
    ])
    const photo = await person.call('credit/uploadIdPhoto', { file: picture('a.jpg'), side: 'front' })
    expect(await person.refusal('cash/uploadVideo', { key: photo.key ?? '' })).toEqual([
      400,
      '文件格式不支持，请重新上传',
    ])
    const webm = new File(['x'], 'a.webm', { type: 'video/webm;codecs=vp9,opus' })
    const { key } = await person.call('cash/uploadVideo', { file: webm })
    expect(await person.call('cash/uploadVideo', { key: key ?? '' })).toMatchObject({ key })
  })

  it('of another customer cannot be saved', async () => {
    const { person } = await signedIn()
    const { key } = await uploaded(person, 'commitment.mp4')
    await person.signIn('new-customer')
    expect((await person.refusal('cash/saveVideo', { key, code: 'old', ...SIZE }))[0]).toBe(400)
  })

  it('leaves at most twelve commitments on file', async () => {
    const { person } = await signedIn()
    const { key } = await uploaded(person, 'commitment.mp4')
    for (let k = 0; k < 15; k += 1) await person.call('cash/saveVideo', { key, code: `c${k}`, ...SIZE })
    expect(await person.call('cash/getLastVideo', { code: 'c2' })).toBeNull()
    expect(await person.call('cash/getLastVideo', { code: 'c3' })).toMatchObject({ status: 'success' })
  })
})
