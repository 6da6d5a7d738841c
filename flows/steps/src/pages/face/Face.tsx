import { useBack } from '@koo/flow'
import { Actions } from '@koo/kit/Actions'
import { Button } from '@koo/kit/Button'
import { PictureError } from '@koo/kit/files'
import { FooterBar } from '@koo/kit/FooterBar'
import { Notice } from '@koo/kit/Notice'
import { toast } from '@koo/kit/OverlayHost'
import { Page } from '@koo/kit/Page'
import { ResultPage } from '@koo/page/layout'
import { useEffect, useRef, useState } from 'react'
import { useNativeCapture } from '../../blocks/devicePick/useNativeCapture.ts'
import { base64Of, pictureOfFile } from './picture.ts'
import { CameraFrame } from './CameraFrame.tsx'
import { copy } from './copy.ts'
import * as styles from './face.css.ts'
import { AuthorisationLink, FaceConsent, Primer } from './Primer.tsx'
import { useFaceConsent } from './useFaceConsent.ts'
import type { Props } from './step.ts'
import { isGone, useCamera } from './useCamera.ts'
import { useFaceCheck } from './useFaceCheck.ts'

export default function FacePage(props: Props) {
  const { exit, options } = props
  const check = useFaceCheck(props)
  const back = useBack()
  if (check.failed?.tries === 0) {
    return (
      <ResultPage
        tone="bad"
        title={copy.noneLeft}
        text={copy.noneLeftText}
        actions={
          <Button block kind="secondary" onClick={back}>
            {copy.back}
          </Button>
        }
      />
    )
  }
  return <FaceCapture exit={exit} options={options} check={check} />
}

interface FaceCaptureProps extends Pick<Props, 'exit' | 'options'> {
  check: ReturnType<typeof useFaceCheck>
}

/** The camera of the app, that of the browser, or a picture of the phone's own camera, which is always one tap away. */
function FaceCapture({ exit, options: { way }, check }: FaceCaptureProps) {
  const camera = useCamera()
  const native = useNativeCapture({ what: 'face' })
  const file = useRef<HTMLInputElement>(null)
  const [isStarted, setStarted] = useState(false)
  const consent = useFaceConsent()
  const usesNative = way !== 'web' && native.isThere
  const leavesForWeb = way === 'native' && !native.isThere
  useEffect(() => {
    if (leavesForWeb) void exit('web')
  }, [leavesForWeb, exit])

  async function send(picture: Blob) {
    camera.close()
    await check.run({ image: await base64Of(picture) })
    setStarted(false)
  }
  async function openNative() {
    const end = await native.open()
    if (end === 'cancelled') return setStarted(false)
    if ('why' in end) return camera.fail(end.why, true)
    const { captured } = end
    if ('file' in captured) return sendFile(captured.file)
    await check.run({ token: captured.uploaded.key })
    setStarted(false)
  }
  const { view } = camera
  /** No camera opens in the page: that of the phone is the way. */
  const onlyPhone = isStarted && view.at === 'failed' && isGone(view.why)
  const open = () => void (usesNative ? openNative() : camera.open())
  function start() {
    if (leavesForWeb) return exit('web')
    setStarted(true)
    open()
  }
  /** A file of another camera: that of the app, or that of the phone. */
  async function sendFile(file: Blob) {
    native.stop()
    let picture
    try {
      picture = await pictureOfFile(file)
    } catch (error) {
      // Nothing was sent; any other failure is one of the network.
      toast(error instanceof PictureError ? copy.wrong[error.fault] : copy.notLoaded, { kind: 'fail' })
      return setStarted(false)
    }
    setStarted(true)
    await send(picture)
  }

  return (
    <Page
      footer={
        <FooterBar>
          <Actions>
            {check.failure && (
              <Notice tone="bad" role="alert" className={styles.message}>
                {check.failure.text}
              </Notice>
            )}
            {!isStarted && (
              <>
                {check.failed && (
                  <Notice tone="warn" role="status" className={styles.message}>
                    {copy.failed(check.failed.tries)}
                  </Notice>
                )}
                <FaceConsent {...consent.line} onRead={() => exit('read')} />
                <Button data-event="start" block onClick={() => consent.isGiven() && start()}>
                  {copy.primer.start}
                </Button>
              </>
            )}
            {isStarted && <AuthorisationLink onRead={() => exit('read')} />}
            {!check.pending && (
              <Button
                data-event="other_camera"
                block
                {...(onlyPhone ? {} : { kind: isStarted ? 'secondary' : 'text', size: 'medium' })}
                onClick={() => consent.isGiven() && file.current?.click()}
              >
                {copy.otherCamera}
              </Button>
            )}
            <input
              ref={file}
              type="file"
              hidden
              accept="image/*"
              capture="user"
              onChange={({ target }) => {
                const [picked] = target.files ?? []
                // So that the same picture can be taken again.
                target.value = ''
                if (picked) void sendFile(picked)
              }}
            />
          </Actions>
        </FooterBar>
      }
    >
      {isStarted ? (
        <CameraFrame
          view={view}
          isSending={check.pending}
          progress={native.isOpen ? native.progress : null}
          onOpen={open}
          onUse={send}
        />
      ) : (
        <Primer />
      )}
    </Page>
  )
}
