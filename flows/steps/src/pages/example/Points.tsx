import { IconError, IconSuccess } from '@koo/kit/Icon'
import { Inline } from '@koo/kit/Inline'
import { Stack } from '@koo/kit/Stack'
import * as styles from './example.css.ts'

const icons = { ok: IconSuccess, bad: IconError } as const

/** What must be so, or must not, line by line. */
export function Points({ is, texts }: { is: keyof typeof icons; texts: readonly string[] }) {
  const Icon = icons[is]
  return (
    <Stack as="ul" gap={2}>
      {texts.map((text) => (
        <Inline key={text} as="li" align="start" fill="last" className={styles.point}>
          <Icon className={styles.mark[is]} />
          <span>{text}</span>
        </Inline>
      ))}
    </Stack>
  )
}
