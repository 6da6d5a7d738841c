import { Button } from '../Button/index.ts'
import { IconFlip, IconPicture } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { ProgressRing } from '../ProgressRing/index.ts'
import * as styles from './MediaCapture.css.ts'
import { mediaCaptureStrings } from './strings.ts'
import type { CaptureState } from './types.ts'

export interface ControlsProps {
  state: CaptureState
  /** From 0 to 1: how much of a clip is recorded, or sent; `null` when it is not known. */
  progress?: number | null
  /** The shutter records a clip. Default: it takes a photo. */
  isClip?: boolean
  /** Takes the photo, or starts the clip. */
  onShutter: () => void
  /** Ends a clip before its time; without it there is no button. */
  onStop?: () => void
  /** Takes it again; without it there is no button after a failure. */
  onRetake?: () => void
  /** The progress of sending is shown around the frame: here is its figure alone. */
  ringAround?: boolean
  /** After a failure the page has a better way than to take it again. */
  quietRetake?: boolean
  /** Uses what was taken. */
  onUse: () => unknown
  /** Changes to the other camera; without it there is no button. */
  onFlip?: () => void
  /** Chooses from the album instead; without it there is no button. */
  onAlbum?: () => unknown
}

/** The row below the frame: shutter, progress, or what to do with what was taken. */
export function Controls(props: ControlsProps) {
  const {
    state,
    progress = null,
    isClip = false,
    onShutter,
    onStop,
    onRetake,
    quietRetake = false,
    ringAround = false,
    onUse,
    onFlip,
    onAlbum,
  } = props
  const t = usePartStrings('mediaCapture', mediaCaptureStrings)
  if (state === 'idle') return null
  if (state === 'taken') {
    return (
      <div className={styles.choices}>
        <Button kind="secondary" block onClick={onRetake}>
          {t.retake}
        </Button>
        <Button block onClick={onUse}>
          {isClip ? t.useClip : t.usePhoto}
        </Button>
      </div>
    )
  }
  if (state === 'failed') {
    return (
      <div className={styles.stack}>
        {onRetake && (
          <Button block kind={quietRetake ? 'secondary' : 'primary'} onClick={onRetake}>
            {t.tryAgain}
          </Button>
        )}
        {onAlbum && (
          <Button block kind="text" size="medium" onClick={onAlbum}>
            {t.album}
          </Button>
        )}
      </div>
    )
  }
  const percent = progress === null ? null : Math.round(Math.min(1, Math.max(0, progress)) * 100)
  const figure = percent !== null && <span className={styles.percent}>{t.percent(percent)}</span>
  return (
    <div className={styles.row}>
      {state === 'live' && onAlbum && (
        <IconButton label={t.album} className={styles.before} onClick={onAlbum}>
          <IconPicture />
        </IconButton>
      )}
      {(state === 'starting' || state === 'live') && (
        <button
          type="button"
          aria-label={isClip ? t.record : t.shutter}
          disabled={state === 'starting'}
          className={styles.shutter}
          onClick={onShutter}
        >
          <span className={isClip ? styles.shutterClip : styles.shutterPhoto} />
        </button>
      )}
      {ringAround && figure}
      {(state === 'recording' || (state === 'sending' && !ringAround)) && (
        <ProgressRing
          label={state === 'recording' ? t.recorded : t.sent}
          value={progress}
          size={72}
          thickness={4}
          tone={state === 'recording' ? 'bad' : 'brand'}
        >
          {state === 'recording'
            ? onStop && (
                <IconButton label={t.stop} onClick={onStop}>
                  <span className={styles.stop} />
                </IconButton>
              )
            : figure}
        </ProgressRing>
      )}
      {state === 'live' && onFlip && (
        <IconButton label={t.flip} className={styles.after} onClick={onFlip}>
          <IconFlip />
        </IconButton>
      )}
    </div>
  )
}
