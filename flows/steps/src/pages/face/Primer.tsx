import { AgreementLine } from '@koo/kit/AgreementLine'
import { Button } from '@koo/kit/Button'
import { IconSuccess } from '@koo/kit/Icon'
import { Inline } from '@koo/kit/Inline'
import { MediaCapture } from '@koo/kit/MediaCapture'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { ApplyingWarning } from '../../blocks/fraud/index.tsx'
import { copy } from './copy.ts'
import * as styles from './face.css.ts'

const { primer } = copy
/** There is no camera yet. */
const nothing = () => undefined

/** What will happen, before anything is asked for: the frame stands where the camera will be. */
export function Primer() {
  return (
    <>
      <MediaCapture
        kind="face"
        state="idle"
        title={primer.title}
        hint={primer.text}
        onShutter={nothing}
        onUse={nothing}
        className={styles.primer}
      />
      <Surface>
        <Stack as="ul" className={styles.points}>
          {primer.points.map((point) => (
            <Inline as="li" key={point} gap={3}>
              <IconSuccess className={styles.pointIcon} aria-hidden="true" />
              <span>{point}</span>
            </Inline>
          ))}
        </Stack>
      </Surface>
      <ApplyingWarning />
    </>
  )
}

const AUTHORISATION = [{ id: 'face', name: primer.authorisation }]

export interface FaceConsentProps {
  value: boolean
  onValueChange(ticked: boolean): void
  /** The check was started without the tick. */
  isMissing: boolean
  onRead: () => unknown
}

/** The consent to the picture of a face, asked for by itself and never ticked beforehand. */
export function FaceConsent({ value, onValueChange, isMissing, onRead }: FaceConsentProps) {
  return (
    <AgreementLine
      value={value}
      onValueChange={onValueChange}
      agreements={AUTHORISATION}
      onOpen={onRead}
      lead={primer.agree}
      tail=""
      error={isMissing ? primer.missing : undefined}
    />
  )
}

/** The authorisation, opened over the page: a running camera goes on. */
export function AuthorisationLink({ onRead }: { onRead: () => unknown }) {
  return (
    <Button kind="text" size="medium" block onClick={onRead}>
      {primer.authorisation}
    </Button>
  )
}
