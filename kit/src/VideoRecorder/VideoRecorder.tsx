'use client'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { IconCamera, IconCheck, IconWarn } from '../Icon/index.ts'
import { usePicture } from '../images/usePicture.ts'
import { ownText } from '../ownText.tsx'
import { ProgressRing } from '../ProgressRing/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import { StopButton } from './StopButton.tsx'
import * as styles from './VideoRecorder.css.ts'
import type { recorderStates } from './variants.ts'

export type RecorderState = (typeof recorderStates)[number]

export interface VideoRecorderProps extends Omit<SurfaceProps, 'pad' | 'heading' | 'aside'> {
  state: RecorderState
  heading: ReactNode
  /** What is asked of the customer: 请录制视频，朗读以下内容. */
  hint: ReactNode
  /** What the customer reads aloud. */
  sentence: ReactNode
  /** The state in a few words: 上传失败. Announced. */
  label: string
  /**
   * The running camera of the page, and afterwards its recording: a `<video>`, in place of the picture. The caller owns the
   * camera: it asks for the permission and stops its tracks.
   */
  children?: ReactNode
  /** Shows the camera as a mirror does. */
  mirrored?: boolean
  /** Picture of the recording, for `success`. */
  cover?: string | undefined
  /** Text in place of the picture. */
  coverAlt?: string
  /** Records, or records again. Left out while a recording is on its way, or when there is no way. */
  actionText?: string
  onRecord?: () => unknown
  /** Another button of the page is the one that goes on: to record is an outlined one. */
  quiet?: boolean
  /**
   * While it records: how much of the time has passed, from 0 to 1, and the same as a clock, 00:12 / 00:20. The action is then a
   * round button within a ring; screen readers hear its `name`.
   */
  recording?: { share: number; clock: string; name: string }
  /** Another way to record, always one tap away. */
  otherText?: string
  onOther?: () => unknown
  /** Closes the camera of the page. */
  cancelText?: string
  onCancel?: () => unknown
  /** Below the buttons: how many tries are left. */
  note?: ReactNode
}

const ICONS = { init: <IconCamera />, uploading: <Spinner />, success: <IconCheck />, fail: <IconWarn /> }

/**
 * A sentence that is read aloud, and the recording of it with its state. It opens no camera and keeps no video: state,
 * camera and recording come from its caller.
 */
export function VideoRecorder(props: VideoRecorderProps) {
  const { state, hint, sentence, label, cover, coverAlt = '', note, className, ...others } = props
  const { actionText, onRecord, otherText, onOther, cancelText, onCancel, ...more } = others
  const { children, mirrored = false, quiet = false, recording, ...rest } = more
  const image = usePicture(state === 'success' ? cover : undefined)
  return (
    <Surface {...rest} aria-busy={state === 'uploading' || undefined} className={cx(styles.root, className)}>
      <p className={styles.hint}>{hint}</p>
      <blockquote className={styles.sentence}>{sentence}</blockquote>
      <div className={cx(styles.frame[state], children ? styles.live : undefined)}>
        {children && <div className={cx(styles.camera, mirrored && styles.mirrored)}>{children}</div>}
        {!children && image && (
          // A new element for a new address: the last picture is not shown meanwhile.
          <img key={image.src} {...image} alt={coverAlt} className={styles.picture} />
        )}
        <p role="status" className={children ? styles.top : image ? styles.badge : styles.label}>
          {recording ? <span className={styles.dot} /> : <span className={styles.icon}>{ICONS[state]}</span>}
          {ownText(label)}
        </p>
        {/* Not announced every second: the ring says it to those who ask. */}
        {recording && (
          <span aria-hidden="true" className={styles.clock}>
            {recording.clock}
          </span>
        )}
      </div>
      {recording && onRecord && actionText && (
        <div className={styles.stop}>
          <ProgressRing
            label={recording.name}
            value={recording.share}
            valueText={recording.clock}
            size={72}
            thickness={4}
            tone="bad"
          >
            <StopButton label={actionText} onStop={onRecord} />
          </ProgressRing>
          <span aria-hidden="true" className={styles.stopText}>
            {actionText}
          </span>
        </div>
      )}
      {!recording && onRecord && actionText && (
        <Button
          data-event="record"
          block
          kind={quiet || state === 'success' ? 'secondary' : 'primary'}
          size="medium"
          onClick={onRecord}
        >
          {actionText}
        </Button>
      )}
      {onOther && otherText && (
        <Button data-event="record_other" block kind="text" size="medium" onClick={onOther}>
          {otherText}
        </Button>
      )}
      {onCancel && cancelText && (
        <Button data-event="record_cancel" block kind="text" size="medium" onClick={onCancel}>
          {cancelText}
        </Button>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </Surface>
  )
}
