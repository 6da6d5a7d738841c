import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { copy, type Tutorial } from './copy.ts'
import * as styles from './example.css.ts'
import { Sketch } from './Sketch.tsx'

/** What to do, step by step, each with a small drawing. */
export function TutorialSteps({ tutorial: { heading = copy.steps, steps } }: { tutorial: Tutorial }) {
  return (
    <Surface heading={heading}>
      <Stack as="ol" gap={5}>
        {steps.map(({ sketch, title, text }, place) => (
          <li key={sketch} className={styles.step}>
            <Sketch name={sketch} />
            <div>
              <h3 className={styles.stepTitle}>{copy.step(place + 1, title)}</h3>
              <p className={styles.stepText}>{text}</p>
            </div>
          </li>
        ))}
      </Stack>
    </Surface>
  )
}
