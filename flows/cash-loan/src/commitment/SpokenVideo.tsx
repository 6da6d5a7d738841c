import { toast } from '@koo/kit/OverlayHost'
import { VideoRecorder } from '@koo/kit/VideoRecorder'
import { useNativeCapture } from '@koo/steps/device-pick'
import { useRef } from 'react'
import { FAILURES_TO_SKIP, VIDEO_SECONDS } from './constants.ts'
import { copy } from './copy.ts'
import type { Recorder } from './useRecorder.ts'

const { recorder: texts } = copy
const NATIVE = { what: 'video', maxSeconds: VIDEO_SECONDS } as const

interface SpokenVideoProps {
  recorder: Recorder
  name: string | null
  isRequired: boolean
}

/** Records by the app around the page where it can (video.11, video.12), else by the phone's own camera, always one tap away (video.13). */
export function SpokenVideo({ recorder, name, isRequired }: SpokenVideoProps) {
  const { recording, reason, isReviewed, refresh } = recorder
  const { state, failures } = recording
  const native = useNativeCapture(NATIVE)
  const file = useRef<HTMLInputElement>(null)
  const pick = () => file.current?.click()

  async function openNative() {
    const end = await native.open()
    if (end === 'cancelled') return undefined
    if ('captured' in end) return recorder.send(end.captured)
    toast(copy.noCamera[end.why], { kind: 'fail' })
    // Who has refused, or has no camera here, has recorded nothing: that is no failed video.
    return undefined
  }
  const isFree = state !== 'uploading' && !native.isOpen
  const action = isFree
    ? {
        actionText: state === 'init' ? texts.start : texts.again,
        onRecord: native.isThere ? openNative : pick,
      }
    : refresh && { actionText: texts.refresh, onRecord: refresh }
  return (
    <>
      <VideoRecorder
        state={native.isOpen ? 'uploading' : state}
        heading={texts.heading}
        hint={texts.hint(VIDEO_SECONDS)}
        sentence={texts.sentence(name)}
        label={native.isOpen ? openText() : isReviewed ? texts.reviewing : texts.states[state]}
        cover={recorder.cover}
        coverAlt={texts.cover}
        note={noteOf()}
        {...action}
        {...(native.isThere && state !== 'uploading' && { otherText: texts.other, onOther: pick })}
      />
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
          native.stop()
          void recorder.send({ file: picked })
        }}
      />
    </>
  )

  function openText() {
    const { progress } = native
    return progress === null ? texts.open : texts.done(Math.round(progress * 100))
  }

  function noteOf() {
    if (state === 'fail' && isRequired && failures.length >= FAILURES_TO_SKIP) return texts.skip
    if (state === 'fail' && reason !== null) return reason
    return !isRequired && state === 'init' ? texts.optional : undefined
  }
}
