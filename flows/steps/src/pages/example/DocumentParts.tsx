import { IconError } from '@koo/kit/Icon'
import { Inline } from '@koo/kit/Inline'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { copy, type DocumentExample } from './copy.ts'
import * as styles from './example.css.ts'
import { Points } from './Points.tsx'
import { Sketch } from './Sketch.tsx'

/** A document as it must be, and how it is refused. */
export function DocumentParts({ document: { sketch, must, wrong } }: { document: DocumentExample }) {
  return (
    <>
      <Surface heading={copy.right}>
        <Stack gap={4}>
          <div className={styles.large}>
            <Sketch name={sketch} />
          </div>
          <h3 className={styles.part}>{copy.must}</h3>
          <Points is="ok" texts={must} />
        </Stack>
      </Surface>
      <Surface heading={copy.wrong}>
        <ul className={styles.wrongs}>
          {wrong.map(({ fault, text }) => (
            <Stack key={fault} as="li" gap={1} className={styles.wrong}>
              <Sketch name={sketch} fault={fault} />
              <Inline gap={1} align="start" fill="last">
                <IconError className={styles.mark.bad} />
                <span>{text}</span>
              </Inline>
            </Stack>
          ))}
        </ul>
      </Surface>
    </>
  )
}
