import { durations, motion } from '@koo/kit/theme'
import { useState, type CSSProperties } from 'react'
import { plain } from './comments.ts'
import { Foundation, Section } from './Foundation.tsx'
import page from './foundations.module.css'
import styles from './motion.module.css'
import { motionUses as uses } from './sources.ts'

const names = Object.keys(durations) as (keyof typeof durations)[]
const curves = ['enter', 'leave', 'move'] as const
type Curve = (typeof curves)[number]

/** Speeds of the page; the toolbar has them for parts. */
const speeds = [1, 0.25] as const

/** What a customer sees of a movement: the duration and the curve that it takes. */
const cases = [
  { name: 'A press', time: 'fast', curve: 'move', from: { opacity: 1 }, to: { opacity: 0.55 } },
  { name: 'A notice that appears', time: 'base', curve: 'enter', from: { opacity: 0 }, to: { opacity: 1 } },
  { name: 'A dialog that leaves', time: 'base', curve: 'leave', from: { opacity: 1 }, to: { opacity: 0 } },
  {
    name: 'A sheet that comes up',
    time: 'slow',
    curve: 'enter',
    from: { transform: 'translateY(100%)' },
    to: { transform: 'translateY(0)' },
  },
] as const

/** Durations and curves with replays, and which is for what. */
export function Motion() {
  const [speed, setSpeed] = useState<number>(1)
  const [isThere, setIsThere] = useState(false)
  const timed = (name: keyof typeof durations, curve: Curve) =>
    ({ '--time': `calc(${motion[name]} / ${speed})`, '--curve': motion[curve] }) as CSSProperties
  return (
    <Foundation
      title="Motion"
      lead="Short, and only where something comes, goes or answers a finger. With reduced motion every duration is next to nothing, so no part needs a rule of its own."
    >
      <div className={page['tools']} style={{ position: 'sticky', top: 12, zIndex: 2 }}>
        <button type="button" className={page['button']} onClick={() => setIsThere(!isThere)}>
          Replay
        </button>
        {speeds.map((each) => (
          <button
            key={each}
            type="button"
            className={page['button']}
            aria-pressed={each === speed}
            onClick={() => setSpeed(each)}
          >
            {each}×
          </button>
        ))}
      </div>
      <Section heading="Durations">
        {names.map((name) => (
          <div key={name} className={page['card']} style={{ marginBottom: 12 }}>
            <p style={{ margin: '0 0 10px' }}>
              <b>{name}</b> <span className={page['figure']}>{durations[name]} ms</span>{' '}
              <span className={page['small']}>{plain(uses[name])}</span>
            </p>
            <Track isThere={isThere} style={timed(name, 'move')} />
          </div>
        ))}
      </Section>
      <Section heading="Curves" note="Each over the longest duration.">
        <ul className={page['grid']} style={{ '--least': '280px' } as CSSProperties}>
          {curves.map((curve) => (
            <li key={curve} className={page['card']}>
              <div style={{ display: 'flex', gap: 20, alignItems: 'center', marginBottom: 16 }}>
                <CurveDrawing bezier={motion[curve]} />
                <div>
                  <b>{curve}</b>
                  <br />
                  <span className={page['small']}>{plain(uses[curve])}</span>
                  <br />
                  <code className={page['small']}>{motion[curve]}</code>
                </div>
              </div>
              <Track isThere={isThere} style={timed('slow', curve)} />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Which for what">
        <ul className={page['grid']} style={{ '--least': '240px' } as CSSProperties}>
          {cases.map(({ name, time, curve, from, to }) => (
            <li key={name}>
              <div className={styles['stage']}>
                <div className={styles['thing']} style={{ ...timed(time, curve), ...(isThere ? to : from) }}>
                  <b>借款详情</b>
                  <p className={page['small']} style={{ margin: '8px 0 24px' }}>
                    每期 ¥1,087.44，共12期
                  </p>
                </div>
              </div>
              <p style={{ margin: '10px 0 0' }}>
                {name}: <code>{time}</code>, <code>{curve}</code>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </Foundation>
  )
}

function Track({ isThere, style }: { isThere: boolean; style: CSSProperties }) {
  return (
    <div className={styles['track']} style={{ ...style, '--at': isThere ? 1 : 0 } as CSSProperties}>
      <span className={styles['dot']} />
    </div>
  )
}

const SIDE = 72

function CurveDrawing({ bezier }: { bezier: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (bezier.match(/[\d.]+/g) ?? []).map((part) => Number(part) * SIDE)
  return (
    <svg className={styles['curve']} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <rect width={SIDE} height={SIDE} rx="8" />
      <path d={`M0 ${SIDE} C${x1} ${SIDE - y1} ${x2} ${SIDE - y2} ${SIDE} 0`} />
    </svg>
  )
}
