import { cashPreApproval } from '@koo/api-client/calls'
import { highestSettlementFee, money, readOffer } from '@koo/pricing'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { lend } from '../stories/lend.ts'
import { failuresShape } from './failures.ts'
import {
  again,
  label,
  openCommitment,
  openSmart,
  pickVideo,
  submit,
  withoutVideo,
} from './testing/openCommitment.ts'

const SAVE = 'cash/saveVideo'
const UPLOAD = 'cash/uploadVideo'

describe('the commitment', () => {
  it(
    'shows person, loan, fee and the sentence that is read aloud',
    { tags: ['video.6', 'earlySettlement.2'] },
    async () => {
      const { text, world } = await openCommitment()
      await expect.element(text(/^提前结清时，除当期应还外，按剩余本金的3%收取提前结清费用/)).toBeVisible()
      await expect.element(text(/综合成本折合年化不超过36%/)).toBeVisible()
      await expect.element(text(/已了解本笔借款及相关费用，同意借款条款。$/)).toBeVisible()
      const loan = { amount: '12000', loanPeriod: 12, userCardId: 'C1', couponIds: [], loanUseCode: '10001' }
      const offer = readOffer(await cashPreApproval(world.gateway, loan))
      const shown = money(offer.monthlyPayment)
      await expect.element(page.getByText(`¥${shown}`, { exact: true })).toBeVisible()
      // The terms say that it may be settled after 3 of its 12 periods.
      const fee = highestSettlementFee(
        offer.rows.map(({ principal }) => principal),
        3,
      )
      await expect
        .element(text(`按本笔还款计划，还清第3期时提前结清的费用最高为 ¥${money(fee)}。`))
        .toBeVisible()
    },
  )

  it(
    'figures and flags of the address are not believed, broken ones are tolerated',
    { tags: ['route.37'] },
    async () => {
      const { text, view } = await openCommitment(
        {},
        {
          monthPay: '1.00',
          firstRepaymentDay: 'never',
          videoOpen: 'false',
          segmentPeriod: '-1',
          isNewVer: '<b>',
          advanceType: 'noFirstSix',
          specialAssetTag: 'fxy',
        },
      )
      await expect.element(text('借款承诺书')).toBeVisible()
      expect(view.container.textContent).not.toMatch(/¥1\.00|never|前6期/)
      await expect.element(submit).toBeDisabled()
    },
  )

  it('a required video of type old leads to the terms', { tags: ['route.38'] }, async () => {
    const { exits } = await openCommitment()
    await pickVideo('good.mp4')
    await submit.click()
    await expect
      .poll(() => exits)
      .toMatchObject([{ name: 'confirm', query: { amount: '12000', card: 'C1' } }])
  })

  it.each([
    ['video-new', 'new'],
    ['video-optional', 'old'],
  ])('%s goes on to the smart video', { tags: ['route.39'] }, async (persona, type) => {
    const { exits, tap } = await openCommitment({ persona }, { type })
    await tap('同意并继续')
    await expect.poll(() => exits).toMatchObject([{ name: 'smart', query: { type, amount: '12000' } }])
  })

  it('leads to the loan page when the address names no loan', async () => {
    const { exits, tap, calls } = await openCommitment({}, { card: '' })
    await tap('去借款页')
    expect(exits.map(({ name }) => name)).toEqual(['form'])
    expect(calls('cash/preApproval')).toEqual([])
  })
})

describe('the recorder', () => {
  it(
    'uploads, saves with the size of its picture, and says so',
    { tags: ['video.8', 'video.10'] },
    async () => {
      const { calls, text } = await openCommitment()
      await expect.element(label('上传失败')).toBeVisible()
      await pickVideo('good.mp4')
      await expect.element(text('视频上传成功')).toBeVisible()
      await expect.element(label('上传成功')).toBeVisible()
      await expect.poll(() => calls(SAVE)[0]?.request).toMatchObject({ code: 'old', height: 176, width: 280 })
      expect(calls('cash/getLastVideo')[0]?.request).toEqual({ code: 'old' })
    },
  )

  it.each([
    ['upload-fails.mp4', '上传失败'],
    ['no-face.mp4', '视频中未检测到人脸，请重新录制'],
  ])(
    '%s fails, says %s in its place, and is recorded again',
    { tags: ['video.2', 'video.9'] },
    async (name, said) => {
      const { text } = await openSmart()
      await expect.element(label('尚未录制')).toBeVisible()
      await pickVideo(name)
      await expect.element(text('视频上传失败').first()).toBeVisible()
      await expect.element(label(said)).toBeVisible()
      await expect.element(again).toBeVisible()
      await pickVideo('good.mp4')
      await expect.element(label('上传成功')).toBeVisible()
      await expect.element(submit).toBeEnabled()
    },
  )

  it(
    'after three failures, also over a reload, it goes on without a video',
    { tags: ['video.3', 'video.4', 'video.5'] },
    async () => {
      const { exits, calls, view, world, host } = await openCommitment()
      for (const count of [1, 2]) {
        await pickVideo('upload-fails.mp4')
        await expect.poll(() => calls(UPLOAD)).toHaveLength(count)
        await expect.element(again).toBeVisible()
        await expect.element(submit).toBeDisabled()
      }
      expect(host.memory.getItem('commitment_video')).not.toMatch(/mp4|李|token/)
      await view.unmount()
      const next = await openCommitment({ world, host: { memory: host.memory } })
      await expect.element(again).toBeVisible()
      await expect.element(submit).toBeDisabled()
      await pickVideo('upload-fails.mp4')
      await withoutVideo.click()
      await expect.poll(() => next.exits.map(({ name }) => name)).toEqual(['confirm'])
      expect(calls(SAVE).at(-1)?.request).toMatchObject({
        code: 'old',
        videoSkipped: true,
        failReasons: ['refused', 'refused', 'refused'],
      })
      expect(host.memory.getItem('commitment_video')).toBeNull()
      expect(exits).toEqual([])
    },
  )

  it.each<[string, object]>([
    ['three failures', { code: 'old', failures: ['upload', 'refused', 'refused'] }],
    ['nine', { code: 'old', failures: Array(9).fill('capture') }],
    ['a count', { code: 'old', failures: ['upload', 'upload', 'upload'], failTimes: 9 }],
  ])(
    '%s that somebody wrote into the storage offer no way without a video',
    { tags: ['video.4'] },
    async (_what, value) => {
      const memory = memoryStorage()
      const world = sandboxWorld({ persona: 'video-failed' })
      const kept = { user: world.userId(), version: failuresShape.version, at: world.clock.now(), value }
      memory.setItem(failuresShape.key, JSON.stringify(kept))
      await openCommitment({ world, host: { memory } }, { videoOpen: 'false' })
      await expect.element(label('上传失败')).toBeVisible()
      await expect.element(submit).toBeDisabled()
      await expect.element(withoutVideo).not.toBeInTheDocument()
    },
  )

  it('a lost reply is believed when the server has the video, and else counts as a failure', async () => {
    const { world } = await openCommitment({ faults: [{ match: SAVE, fault: 'drop=after', times: 1 }] })
    await pickVideo('good.mp4')
    await expect.element(label('上传成功')).toBeVisible()
    world.sandbox.addFaults('default', { match: SAVE, times: 1, fault: 'drop=before' })
    await pickVideo('good.mp4')
    await expect.element(label('上传失败')).toBeVisible()
  })

  it('follows a review that takes time', { tags: ['video.1'] }, async () => {
    const { world } = await openSmart()
    await expect.element(label('尚未录制')).toBeVisible()
    await pickVideo('slow-review.mp4')
    await expect.element(label('视频正在审核，请稍候')).toBeVisible()
    await expect.element(submit).toBeDisabled()
    await world.clock.advance(33_000)
    await expect.element(label('上传成功')).toBeVisible()
    await expect.element(submit).toBeEnabled()
  })

  it('shows a video that is on file as a success', async () => {
    const { exits, calls } = await openCommitment({ persona: 'video-done' })
    await expect.element(label('上传成功')).toBeVisible()
    await submit.click()
    await expect.poll(() => exits.map(({ name }) => name)).toEqual(['confirm'])
    expect(calls(SAVE)).toEqual([])
  })

  it('a video that is not required may be left out', { tags: ['video.5'] }, async () => {
    const { exits, calls } = await openSmart({ persona: 'video-optional' }, { type: 'old' })
    await withoutVideo.click()
    await expect.poll(() => exits.map(({ name }) => name)).toEqual(['confirm'])
    expect(calls(SAVE)[0]?.request).toMatchObject({ videoSkipped: true, failReasons: [] })
  })

  it(
    'longer than 20 seconds is refused before it is sent, and is no failure',
    { tags: ['video.7'] },
    async () => {
      const length = vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(21)
      const src = vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (
        this: HTMLElement,
      ) {
        queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')))
      })
      const { calls, text } = await openSmart()
      await expect.element(label('尚未录制')).toBeVisible()
      await pickVideo('long.mp4')
      await expect.element(text('视频最长20秒，请重新录制')).toBeVisible()
      expect(calls(UPLOAD)).toEqual([])
      await expect.element(label('尚未录制')).toBeVisible()
      length.mockReturnValue(20.3)
      await pickVideo('right.mp4')
      await expect.element(label('上传成功')).toBeVisible()
      length.mockRestore()
      src.mockRestore()
    },
  )
})

it('names a loan that this device does not know, when the terms are refused', async () => {
  const refused = { match: 'cash/preApproval', fault: 'result=42020' } as const
  const { exits, text } = await openCommitment({ prepare: lend, faults: [refused] })
  await expect.element(text('您有一笔借款在处理')).toBeVisible()
  await expect.element(text(/没有产生借款/)).not.toBeInTheDocument()
  // The loan page opens its result.
  await page.getByRole('button', { name: '查看这笔借款' }).click()
  expect(exits).toEqual([{ name: 'form' }])
})
