import { errorText, isGatewayError, type CallOptions } from '@koo/api-client'
import {
  cashGetLastVideo,
  cashGetLastVideoQuery,
  cashGetUploadToken,
  cashSaveVideo,
  cashUploadVideo,
} from '@koo/api-client/calls'
import type { VideoInfo } from '@koo/api-client/types'
import { useHost, type Captured } from '@koo/flow'
import { takeVideo, VideoError } from '@koo/kit/files'
import { toast } from '@koo/kit/OverlayHost'
import { useOneAtATime } from '@koo/page'
import { draftOf } from '@koo/page/draft'
import { isSessionEnd, useCall, useCloudUpload, useGateway, usePolling } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { useEffect, useEffectEvent, useState } from 'react'
import { COVER, MB, REVIEW, VIDEO_LIMIT_CONFIG, VIDEO_LIMIT_MB, VIDEO_SECONDS } from './constants.ts'
import { copy } from './copy.ts'
import { failuresShape } from './failures.ts'
import { record, type FailReason, type Recording, type RecordingEvent } from './recording.ts'
import { isTooLong } from './videoLength.ts'

type Last = VideoInfo | null

/** The video of one commitment: what the server has and counts, what is being sent, and why recordings failed, for its trace. */
export function useRecorder(code: string) {
  const host = useHost()
  const clock = useClock()
  const gateway = useGateway()
  const kept = draftOf(host, failuresShape)
  const [failures, setFailures] = useState<readonly FailReason[]>(() => {
    const stored = kept.load()
    return stored?.code === code ? stored.failures : []
  })
  /** What happened on this page; null: what the server says counts. */
  const [own, setOwn] = useState<Recording['state'] | null>(null)
  /** The server's reason for the last refusal. */
  const [reason, setReason] = useState<string | null>(null)
  /** A recording that did not reach the storage; it is kept until it is sent, replaced or given up. */
  const [unsent, setUnsent] = useState<Captured | null>(null)
  const toCloud = useCloudUpload()
  const { run } = useOneAtATime()
  const maxBytes = videoLimit(host.config(VIDEO_LIMIT_CONFIG))

  const last = useCall(cashGetLastVideoQuery, { code })
  const isReviewed = last.data?.status === 'uploading'
  const review = usePolling(
    cashGetLastVideo,
    { code },
    { done: (reply: Last) => reply?.status !== 'uploading', ...REVIEW, enabled: isReviewed },
  )
  const info: Last = (isReviewed && review.kind === 'done' ? review.reply : last.data) ?? null
  const recording: Recording = { state: own ?? stateOf(info), failures }

  const dispatch = (event: RecordingEvent) => {
    const next = record(recording, event)
    setOwn(next.state)
    setFailures(next.failures)
    if (next.failures.length > 0) kept.save({ code, failures: next.failures })
    else if (failures.length > 0) kept.clear()
  }
  const fail = (why: FailReason, because: string | null = null) => {
    setReason(because)
    dispatch({ type: 'failed', why })
    toast(copy.failed, { kind: 'fail' })
    // The server's count decides whether it goes on without a video.
    void last.refetch()
  }
  const reviewFailed = useEffectEvent(() => {
    if (info?.status === 'fail') fail('refused')
    if (info?.status === 'success') dispatch({ type: 'succeeded' })
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the end of the review is an event, said once by a toast
    if (isReviewed && review.kind === 'done') reviewFailed()
  }, [isReviewed, review.kind])

  /** Asks the server what it has. A review that is still open is followed. */
  const reread = async () => {
    const { data } = await last.refetch()
    review.refresh()
    return data
  }

  /** Sends a recording, and makes it the commitment. Its failures are shown and counted, never thrown. */
  async function send(captured: Captured) {
    let isStored = false
    try {
      const video = 'file' in captured ? await takeVideo(captured.file, maxBytes) : null
      if (video && (await isTooLong(video, clock)))
        return toast(copy.tooLong(VIDEO_SECONDS), { kind: 'fail' })
      setReason(null)
      setUnsent(null)
      dispatch({ type: 'sent' })
      const uploaded =
        'uploaded' in captured ? captured.uploaded : video ? await store(fileOf(video, captured)) : {}
      isStored = true
      await cashSaveVideo(gateway, { ...uploaded, code, ...COVER })
      accepted((await reread()) ?? null)
    } catch (error) {
      // Whose file is no video has recorded nothing: that is no failed video.
      if (error instanceof VideoError)
        return toast(copy.wrongFile[error.fault](maxBytes / MB), { kind: 'fail' })
      await refused(error)
      if (toCloud && 'file' in captured && !isStored && !isSessionEnd(error)) setUnsent(captured)
    }
  }
  // spec 6, 7
  /** Puts a recording into the cloud storage, where the app has one, else sends it to the gateway. */
  async function store(file: File) {
    if (!toCloud) return { uploadResult: await cashUploadVideo(gateway, { file }) }
    const token = (options: CallOptions) => cashGetUploadToken(gateway, {}, options)
    const { key, hash } = await toCloud({ token, file })
    return { key, ...(hash !== null && { hash }) }
  }
  function accepted(saved: Last) {
    if (saved?.status === 'fail') return fail('refused')
    toast(copy.succeeded, { kind: 'success' })
    if (saved?.status === 'uploading') return setOwn(null)
    return dispatch({ type: 'succeeded' })
  }
  async function refused(error: unknown) {
    if (isSessionEnd(error)) return setOwn(null)
    // A lost reply says nothing: a new number at the server does.
    if (isGatewayError(error) && error.outcomeUnknown) {
      const saved = await reread()
      if (saved?.serialNo && saved.serialNo !== info?.serialNo && saved.status !== 'fail')
        return accepted(saved)
    }
    const isRefusal = isGatewayError(error) && error.kind === 'result'
    fail(isRefusal ? 'refused' : 'upload', isRefusal ? errorText(error) : null)
  }

  return {
    recording,
    /** Failed recordings, as the server counts them. */
    failTimes: Math.max(last.data?.failTimes ?? 0, info?.failTimes ?? 0),
    last,
    reason,
    cover: recording.state === 'success' ? (info?.cover ?? undefined) : undefined,
    isReviewed: own === null && recording.state === 'uploading',
    /** The review is still open after all requests: asks again. */
    ...(own === null && review.kind === 'usedUp' && { refresh: review.refresh }),
    send: (captured: Captured) => run(() => send(captured)),
    /** A recording did not arrive: sends it once more, or gives it up. Null: there is none. */
    unsent:
      unsent && recording.state === 'fail'
        ? { send: () => run(() => send(unsent)), drop: () => setUnsent(null) }
        : null,
    fail,
    /** Forgets the failures, once the commitment is given. */
    clear: kept.clear,
  }
}

export type Recorder = ReturnType<typeof useRecorder>

/** Largest video in bytes, by the configuration in MB. */
const videoLimit = (mb: unknown) => (typeof mb === 'number' && mb > 0 ? mb : VIDEO_LIMIT_MB) * MB

const STATES = { uploading: 'uploading', success: 'success', fail: 'fail' } as const

const stateOf = (info: Last): Recording['state'] =>
  STATES[(info?.status ?? '') as keyof typeof STATES] ?? 'init'

/** With a name, as a form needs one. */
const fileOf = (video: Blob, captured: Captured) =>
  new File([video], nameOf(captured) ?? 'commitment.mp4', { type: video.type })

const nameOf = (captured: Captured) =>
  'file' in captured && captured.file instanceof File ? captured.file.name : null
