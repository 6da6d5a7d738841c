import { Button } from '@koo/kit/Button'
import { DrawingDoor } from '@koo/kit/Drawing'
import { copyText } from '@koo/page'
import { ResultPage } from '@koo/page/layout'
import { copy } from './copy.ts'
import * as styles from './recording.css.ts'

const { title, text, copyLink } = copy.elsewhere

/** No app is around the page: where the recording can be made, and the link to it. */
export function Elsewhere({ onTutorial }: { onTutorial: () => unknown }) {
  // Without its query: nothing of this customer goes where the link is pasted.
  const link = location.origin + location.pathname
  return (
    <ResultPage
      tone="wait"
      drawing={<DrawingDoor />}
      title={title}
      text={text}
      actions={
        <>
          <Button data-event="copy_link" block onClick={() => copyText(link)}>
            {copyLink}
          </Button>
          <Button data-event="tutorial" block kind="text" onClick={onTutorial}>
            {copy.tutorial}
          </Button>
        </>
      }
    >
      <p className={styles.link}>{link}</p>
    </ResultPage>
  )
}
