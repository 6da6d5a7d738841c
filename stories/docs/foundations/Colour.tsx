import { closeHues, distance, type Hues } from '@koo/kit/theme/contrast'
import { brands, type Brand } from './brands.ts'
import styles from './colour.module.css'
import { plain } from './comments.ts'
import { Foundation, Section, Wide } from './Foundation.tsx'
import page from './foundations.module.css'
import { lowest, pairTables, ratioText, type PairTable } from './pairs.ts'
import { uses } from './sources.ts'

type HueName = keyof Hues
type Time = 'day' | 'night'

const TIMES = ['day', 'night'] as const

/** Every colour with its use, what may lie on what, and the brands beside each other. */
export function Colour({ brand }: { brand: Brand }) {
  return (
    <Foundation
      title="Colour"
      lead={
        <>
          Ink on paper, one brand hue, one warm hue for benefits, green and amber for states. Shown is the
          brand <b>{brand.name}</b>, by day and by night; the toolbar has the others.
        </>
      }
    >
      <Section heading="The hues" note="Left by day, right by night. What a hue is for stands below it.">
        <ul className={page['grid']}>
          {(Object.keys(brand.day) as HueName[]).map((name) => (
            <Swatch key={name} name={name} brand={brand} />
          ))}
        </ul>
      </Section>
      <Section
        heading="What may lie on what"
        note="A filled cell is allowed and shows its contrast; a dashed one is not used. The same table is what the test of a theme asks for."
      >
        <div className={page['grid']} style={{ gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {TIMES.map((time) => (
            <LiesOnAll key={time} hues={brand[time]} time={time} />
          ))}
        </div>
      </Section>
      <Section
        heading="Every brand"
        note="A brand changes five hues. It must not look like a benefit, a warning or an error: at least 25 apart."
      >
        <div className={page['grid']} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {brands.map((each) => (
            <BrandStrip key={each.name} brand={each} />
          ))}
        </div>
      </Section>
    </Foundation>
  )
}

function Swatch({ name, brand }: { name: HueName; brand: Brand }) {
  return (
    <li className={styles['swatch']}>
      <span className={styles['halves']}>
        {TIMES.map((time) => (
          <span key={time} style={{ background: brand[time][name] }} />
        ))}
      </span>
      <span>
        <b>{name}</b>
        <br />
        <code className={page['small']}>
          {brand.day[name]} · {brand.night[name]}
        </code>
      </span>
      <span className={page['small']}>{plain(uses[name])}</span>
    </li>
  )
}

function LiesOnAll({ hues, time }: { hues: Hues; time: Time }) {
  return (
    <div className={styles['board']} style={{ background: hues.surface, color: hues.ink }}>
      {pairTables.map((table) => (
        <LiesOn key={table.heading} {...{ table, hues, time }} />
      ))}
    </div>
  )
}

interface LiesOnProps {
  table: PairTable
  hues: Hues
  time: Time
}

function LiesOn({ table, hues, time }: LiesOnProps) {
  const low = lowest(table, hues)
  return (
    <div className={styles['table']}>
      <h3>
        {table.heading}, by {time}
      </h3>
      <Wide label={`${table.heading}, by ${time}`}>
        <table className={styles['lies']}>
          <thead>
            <tr>
              <th scope="col">{isText(table) ? 'text' : 'mark'}</th>
              {table.grounds.map((ground) => (
                <th key={ground} scope="col">
                  {ground}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.fronts.map((front) => (
              <tr key={front}>
                <th scope="row">{front}</th>
                {table.grounds.map((ground) => (
                  <PairCell key={ground} {...{ table, hues, front, ground }} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p style={{ margin: '12px 0 0', fontSize: '0.8125rem', color: hues.ink2 }}>
        Needed: {table.needed}. Lowest: {ratioText(low.ratio)}, {low.front} on {low.ground}.
      </p>
    </div>
  )
}

interface PairCellProps {
  table: PairTable
  hues: Hues
  front: HueName
  ground: HueName
}

function PairCell({ table, hues, front, ground }: PairCellProps) {
  const ratio = table.ratio(hues, front, ground)
  if (ratio === null) return <td className={styles['none']} aria-label="not used" />
  return (
    <td
      className={page['figure']}
      style={{ background: hues[ground], color: isText(table) ? hues[front] : hues.ink2 }}
    >
      {isText(table) ? <b>借款</b> : <span className={styles['mark']} style={{ borderColor: hues[front] }} />}
      <span style={isText(table) ? undefined : { color: textOver(hues, ground) }}>{ratioText(ratio)}</span>
    </td>
  )
}

/** A colour in which a figure can be read on a ground that a mark lies on. */
const textOver = (hues: Hues, ground: HueName) => (ground === 'idle' ? hues.ink : hues.ink2)

function BrandStrip({ brand }: { brand: Brand }) {
  return (
    <div className={styles['strip']}>
      <b style={{ alignSelf: 'center' }}>{brand.name}</b>
      {TIMES.map((time) => (
        <BrandFace key={time} hues={brand[time]} time={time} />
      ))}
    </div>
  )
}

const MEANINGS = ['benefit', 'warn', 'bad'] as const

function BrandFace({ hues, time }: { hues: Hues; time: Time }) {
  const nearest = MEANINGS.map((name) => ({ name, far: distance(hues.brand, hues[name]) })).reduce(
    (one, other) => (one.far < other.far ? one : other),
  )
  const faces = [
    { text: '按钮', ground: hues.brand, ink: hues.onBrand },
    { text: '按下', ground: hues.brandPressed, ink: hues.onBrand },
    { text: '选中', ground: hues.brandTint, ink: hues.brand },
    { text: '优惠', ground: hues.benefitTint, ink: hues.benefit },
  ]
  return (
    <div>
      <div className={styles['face']}>
        {faces.map(({ text, ground, ink }) => (
          <span key={text} style={{ background: ground, color: ink }}>
            {text}
          </span>
        ))}
      </div>
      <p className={page['small']} style={{ margin: '6px 0 0' }}>
        by {time}: {nearest.far.toFixed(0)} from {nearest.name}
        {closeHues(hues).length > 0 && ', too near'}
      </p>
    </div>
  )
}

/** A table of texts, not of outlines and marks. */
const isText = ({ needed }: PairTable) => needed > 3
