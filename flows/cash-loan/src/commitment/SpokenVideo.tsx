import { Notice } from '@koo/kit/Notice'
import { toast } from '@koo/kit/OverlayHost'
import { VideoRecorder } from '@koo/kit/VideoRecorder'
import { useNativeCapture } from '@koo/steps/device-pick'
import { PageVideoPicture, usePageVideo } from '@koo/steps/page-video'
import { useRef, useState } from 'react'
import { FAILURES_TO_SKIP, VIDEO_SECONDS } from './constants.ts'
import { copy } from './copy.ts'
import type { Recorder } from './useRecorder.ts'

const { recorder: texts } = copy
const NATIVE = { what: 'video', maxSeconds: VIDEO_SECONDS } as const

interface SpokenVideoProps {
  recorder: Recorder
  name: string | null
  isRequired: boolean
  /** The page goes on without it: to record is no primary button. */
  quiet: boolean
}

// video.11, video.12, video.13
/**
 * Records by the app around the page where it can, else in the page where the browser records MP4, else by the phone's
 * own camera, which is one tap away all the time.
 */
export function SpokenVideo({ recorder, name, isRequired, quiet }: SpokenVideoProps) {
  const { recording, failTimes, reason, isReviewed, refresh, unsent } = recorder
  const { state } = recording
  const native = useNativeCapture(NATIVE)
  // Stays until the next recording: a toast would be over before the customer is back.
  const [away, setAway] = useState<keyof typeof copy.away | null>(null)
  const here = usePageVideo({
    maxSeconds: VIDEO_SECONDS,
    // Who has refused, or has no camera here, has recorded nothing: that is no failed video.
    onFailed(why) {
      if (why === 'hidden' || why === 'interrupted') setAway(why)
      else toast(copy.noCamera[why === 'refused' ? 'refusedHere' : why], { kind: 'fail' })
    },
  })
  const file = useRef<HTMLInputElement>(null)
  const { view } = here

  async function openNative() {
    setAway(null)
    const end = await native.open()
    if (end === 'cancelled') return undefined
    if ('captured' in end) return recorder.send(end.captured)
    toast(copy.noCamera[end.why], { kind: 'fail' })
    return undefined
  }
  // Without its promise, with which a button would be locked until the camera runs.
  function openHere() {
    setAway(null)
    void here.open()
  }
  function pick() {
    // The camera of the phone cannot open while the page has it.
    here.close()
    file.current?.click()
  }
  const other = { otherText: texts.other, onOther: pick }
  const shared = {
    heading: texts.heading,
    hint: texts.hint(VIDEO_SECONDS),
    sentence: texts.sentence(name),
    quiet,
  }

  return (
    <>
      {away && (
        <Notice tone="warn" role="alert">
          {copy.away[away]}
        </Notice>
      )}
      {view.at === 'closed' ? (
        <VideoRecorder
          {...shared}
          state={native.isOpen ? 'uploading' : state}
          label={labelOf()}
          cover={recorder.cover}
          coverAlt={texts.cover}
          note={noteOf()}
          {...action()}
          {...((native.isThere || here.isThere || unsent) && state !== 'uploading' && other)}
          {...(unsent && { cancelText: texts.drop, onCancel: unsent.drop })}
        />
      ) : (
        <VideoRecorder
          {...shared}
          state={view.at === 'opening' ? 'uploading' : 'init'}
          label={texts.here[view.at]}
          mirrored={view.at !== 'taken'}
          {...other}
          {...(view.at === 'live' && { actionText: texts.start, onRecord: () => void here.start() })}
          {...(view.at === 'recording' && {
            recording: recordingOf(view.secondsLeft),
            actionText: texts.finish,
            onRecord: here.stop,
          })}
          {...(view.at === 'taken' && {
            actionText: texts.use,
            onRecord: () => {
              here.close()
              return recorder.send({ file: view.video })
            },
            otherText: texts.again,
            onOther: openHere,
          })}
          cancelText={texts.cancel}
          onCancel={here.close}
        >
          {(view.at === 'taken' || view.stream) && (
            <PageVideoPicture view={view} label={texts.taken} onShown={here.shown} />
          )}
        </VideoRecorder>
      )}
      <input
        ref={file}
        type="file"
        hidden
        accept="video/*"
        capture="user"
        onChange={({ target }) => {
          const [picked] = target.files ?? []
          // So that the same video can be taken again.
          target.value = ''
          if (!picked) return
          setAway(null)
          native.stop()
          here.close()
          void recorder.send({ file: picked })
        }}
      />
    </>
  )

  function action() {
    if (state === 'uploading' || native.isOpen)
      return refresh && { actionText: texts.refresh, onRecord: refresh }
    if (unsent) return { actionText: texts.resend, onRecord: unsent.send }
    return {
      actionText: state === 'init' ? texts.start : texts.again,
      onRecord: native.isThere ? openNative : here.isThere ? openHere : pick,
    }
  }

  /** What is wrong with a video is the state of it. */
  function labelOf() {
    if (native.isOpen) return openText()
    if (isReviewed) return texts.reviewing
    const saysMore = state === 'fail' && !unsent && reason !== null && !reason.includes(texts.states.fail)
    return saysMore ? reason : texts.states[state]
  }

  function openText() {
    const { progress } = native
    return progress === null ? texts.open : texts.done(Math.round(progress * 100))
  }

  function noteOf() {
    if (unsent) return texts.kept
    if (state === 'fail' && isRequired && failTimes >= FAILURES_TO_SKIP) return texts.skip
    return !isRequired && state === 'init' ? texts.optional : undefined
  }
}

const twoDigits = (count: number) => String(count).padStart(2, '0')
const clockOf = (seconds: number) => `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`

/** How far a recording is, by the seconds that are left of it. */
function recordingOf(secondsLeft: number) {
  const passed = VIDEO_SECONDS - secondsLeft
  const clock = `${clockOf(passed)} / ${clockOf(VIDEO_SECONDS)}`
  return { share: passed / VIDEO_SECONDS, clock, name: texts.progress }
}
