import { IconClose } from '@koo/kit/Icon'
import { IconButton } from '@koo/kit/IconButton'
import { copy } from '../copy.ts'
import { useAct, useLab, useRead } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import { describeRule } from './describe.ts'
import * as styles from './Rules.css.ts'

/** The page's calls use rules up. */
const REFRESH_MS = 3000

/** The rules that are still active; the sandbox tries the first one first. */
export function RuleList() {
  const { admin } = useLab()
  const act = useAct()
  const rules = useRead('faults', REFRESH_MS)
  return (
    <Section
      title={copy.rules.title}
      aside={
        rules &&
        rules.length > 0 && (
          <Action kind="text" onClick={() => act(admin.clearFaults, copy.rules.cleared)}>
            {copy.rules.clear}
          </Action>
        )
      }
    >
      {rules?.length === 0 && <p className={parts.note}>{copy.rules.none}</p>}
      <ul className={parts.rows}>
        {rules?.map((rule, index) => {
          const { target, what, how } = describeRule(rule)
          return (
            // Rules have no id; the sandbox identifies them by their position.
            <li key={`${index} ${target} ${what}`} className={`${parts.item} ${styles.rule}`}>
              <span className={parts.grow}>
                <span className={styles.what}>{what}</span>
                <span className={styles.target}>
                  {target} · {how}
                </span>
              </span>
              <IconButton
                label={copy.rules.remove(`${target} ${what}`)}
                onClick={() => void act(() => admin.removeFault(index))}
              >
                <IconClose />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
