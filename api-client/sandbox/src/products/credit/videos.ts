import { customerOf, type Context } from '../../engine/context.ts'
import { SLOW_VIDEO_MARK, UPLOAD_FAILS_MARK, VIDEO_MARKS } from '../../people/credit/magicFiles.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { SentFile } from '../../engine/uploads.ts'
import { newId, unshiftCapped, type KeptFile } from '../../engine/world.ts'
import type { Wire, WireRequest } from '../../engine/contract.ts'
import { SECOND_MS } from '../../engine/calendar.ts'
import { fileUrl, findFile, hashOf, keepFile, requireFile, VIDEO_BYTES } from '../../engine/files.ts'
import { markOf } from '../../people/credit/idPhotos.ts'
import { giveProof } from '../../people/credit/proofs.ts'
import { creditSeedOf } from '../../people/credit/seed.ts'
import { creditOf, creditSlice } from '../../people/credit/fresh.ts'
import { CREDIT_CAPS, type SavedVideo } from '../../people/credit/state.ts'

/** How long the review of a video with the slow mark takes. */
const SLOW_MS = 30 * SECOND_MS

/** Failed recordings after which a required commitment may be given without one. */
const FAILS_TO_SKIP = 3

function countFail(context: Context): void {
  sliceOf(creditSlice, customerOf(context)).videoFails += 1
}

/** Stores a recording, or finds the one in the cloud storage; refuses with 视频上传失败. */
export function takeVideo(context: Context, file: SentFile | undefined, key: string | undefined): KeptFile {
  if (file !== undefined) {
    if (file.name.toLowerCase().includes(UPLOAD_FAILS_MARK)) {
      countFail(context)
      throw new Refusal(RESULTS.videoRefused, '视频上传失败')
    }
    return keepFile(context, file, { purpose: 'video', kind: 'video', maxBytes: VIDEO_BYTES })
  }
  if (key === undefined || key === '') throw new Refusal(RESULTS.badRequest, '请先录制视频')
  return requireFile(context, key, 'video')
}

/**
 * Makes an uploaded recording the commitment of that code. A faulty one is refused and recorded as a failure. A commitment
 * without a recording (`videoSkipped`) is accepted where none is required, or after three failures that were counted here.
 */
export function saveVideo(context: Context, request: WireRequest<'cash/saveVideo'>): void {
  const { key, hash } = namedFile(request)
  const code = request.code.trim()
  if (code === '' || code.length > 64) throw new Refusal(RESULTS.badRequest, '承诺视频类型有误，请返回重试')
  if (!isEdge(request.width) || !isEdge(request.height)) {
    throw new Refusal(RESULTS.badRequest, '视频封面尺寸有误，请重新录制')
  }
  const customer = customerOf(context)
  if (request.videoSkipped === true) {
    const { commitment } = creditSeedOf(customer.persona)
    if (
      commitment?.videoOpen === true &&
      commitment.type === code &&
      creditOf(customer).videoFails < FAILS_TO_SKIP
    )
      throw new Refusal(RESULTS.videoRefused, '请先录制视频')
    keepVideo(context, request, { code, key: '', status: 'fail', isSkipped: true })
    return
  }
  if (key === '') throw new Refusal(RESULTS.badRequest, '请先上传视频')
  const file = requireFile(context, key, 'video')
  if (hash !== '' && hash.toLowerCase() !== hashOf(file)) {
    throw new Refusal(RESULTS.videoRefused, '视频文件不完整，请重新上传')
  }
  const refused = markOf(VIDEO_MARKS, file.name)
  const isSlow = file.name.toLowerCase().includes(SLOW_VIDEO_MARK)
  keepVideo(context, request, {
    code,
    key: file.key,
    status: refused ? 'fail' : isSlow ? 'uploading' : 'success',
  })
  if (refused) {
    countFail(context)
    throw new Refusal(RESULTS.videoRefused, refused.text)
  }
  sliceOf(creditSlice, customer).videoFails = 0
  giveProof(customer, 'video')
}

/** Keeps the commitment of a code in place of the one before. */
function keepVideo(
  context: Context,
  { width, height }: Pick<SavedVideo, 'width' | 'height'>,
  video: Pick<SavedVideo, 'code' | 'key' | 'status' | 'isSkipped'>,
): void {
  const { videos } = sliceOf(creditSlice, customerOf(context))
  const known = videos.findIndex(({ code }) => code === video.code)
  if (known !== -1) videos.splice(known, 1)
  const serialNo = newId(context.world, 'W')
  unshiftCapped(videos, { ...video, serialNo, width, height, at: context.now }, CREDIT_CAPS.videos)
}

/** The last recording of a commitment; null when there is none. */
export function lastVideo(context: Context, code: string): Wire<'cash/getLastVideo'> {
  const customer = customerOf(context)
  const { videos, videoFails: failTimes } = creditOf(customer)
  const saved = videos.find((video) => video.code === code.trim())
  if (!saved) {
    const status = creditSeedOf(customer.persona).lastVideo ?? (failTimes > 0 ? 'init' : null)
    const serialNo = status === 'init' ? null : `W${customer.user.userId}`
    return status === null ? null : { status, cover: null, serialNo, video: null, failTimes }
  }
  const isDone = saved.status === 'uploading' && context.now - saved.at >= SLOW_MS
  const status = isDone ? 'success' : saved.status
  const file = findFile(context.world, customer.user.userId, saved.key)
  const isShown = status === 'success' && file !== undefined
  return {
    status,
    cover: isShown ? `${context.baseUrl}/__sandbox/covers/${saved.width}x${saved.height}.svg` : null,
    serialNo: saved.serialNo,
    video: isShown ? fileUrl(context, file) : null,
    failTimes,
  }
}

/** Key and hash from the page: directly, or inside the upload's reply. Empty when there are none. */
function namedFile({ key, hash, uploadResult }: WireRequest<'cash/saveVideo'>): {
  key: string
  hash: string
} {
  return { key: key ?? uploadResult?.key ?? '', hash: hash ?? uploadResult?.hash ?? '' }
}

/** Whether a number is a valid edge of a thumbnail, in pixels. */
function isEdge(pixels: number): boolean {
  return pixels >= 1 && pixels <= 4096
}
