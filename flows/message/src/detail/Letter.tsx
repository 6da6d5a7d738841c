import type { Message } from '@koo/api-client/types'
import { Notice } from '@koo/kit/Notice'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { useGateway } from '@koo/page/query'
import { momentText } from '@koo/page/time'
import { readTime } from '@koo/steps'
import { copy } from './copy.ts'
import * as styles from './detail.css.ts'
import { useMarkRead } from './useMarkRead.ts'

interface LetterProps {
  message: Message
  /** It has a link that may not be opened. */
  isRefused: boolean
}

/** A message with its whole text. It is read as soon as it is shown. */
export function Letter({ message, isRefused }: LetterProps) {
  useMarkRead(message)
  const now = useGateway().serverNow()
  const { title, content, summary, time } = message
  const at = readTime(time)
  return (
    <>
      <Surface>
        <Stack gap={1}>
          <h2 className={styles.title}>{title.trim() || copy.noTitle}</h2>
          {at !== null && <p className={styles.moment}>{momentText(at, now)}</p>}
          <p className={styles.text}>{content?.trim() || summary?.trim() || copy.noText}</p>
        </Stack>
      </Surface>
      {isRefused && <Notice tone="warn">{copy.refused}</Notice>}
    </>
  )
}
