import { DESIGN_WIDTH, COLUMN_WIDTH, fontPx, scale, weights, type TypeSize } from '@koo/kit/theme'
import { Amount, amountSizes } from '@koo/kit/Amount'
import { Foundation, Section, Wide } from './Foundation.tsx'
import page from './foundations.module.css'

const sizes = (Object.keys(scale).map(Number) as TypeSize[]).toReversed()
const widths = [320, 360, DESIGN_WIDTH, 414, COLUMN_WIDTH]

const sampleOf = (size: TypeSize) => (size >= 26 ? '12,000.00' : '每期应还 ¥1,087.44，共12期')

/** Least and largest size of a step on phones, in px: the length of the design by the width, and never below its rem. */
const rangeOf = (size: TypeSize) => {
  const at = (width: number) =>
    Math.max(size, size * Math.min(width / DESIGN_WIDTH, COLUMN_WIDTH / DESIGN_WIDTH))
  return widths.map((width) => Math.round(at(width) * 10) / 10)
}

/** The scale, its weights, figures, and what happens on other widths and with larger text. */
export function Type() {
  return (
    <Foundation
      title="Type"
      lead="System Chinese fonts, seven sizes, three weights. Figures are the heroes: large and tabular, with a small unit and a quiet label."
    >
      <Section heading="The scale" note="Size over line height, in pixels of the design.">
        {sizes.map((size) => (
          <div key={size} className={page['card']} style={{ marginBottom: 12 }}>
            <p className={`${page['small']} ${page['figure']}`} style={{ margin: '0 0 8px' }}>
              {size} / {scale[size]}
            </p>
            {Object.entries(weights).map(([name, weight]) => (
              <p
                key={name}
                style={{
                  margin: '0 0 6px',
                  fontSize: `${size / 16}rem`,
                  lineHeight: scale[size] / size,
                  fontWeight: weight,
                  fontVariantNumeric: 'tabular-nums',
                  overflowWrap: 'anywhere',
                }}
              >
                {sampleOf(size)}{' '}
                <span className={page['small']} style={{ fontWeight: 400 }}>
                  {name} {weight}
                </span>
              </p>
            ))}
          </div>
        ))}
      </Section>
      <Section
        heading="Figures"
        note="All digits have one width, so that figures stand in columns and do not jump while they are typed. The sizes of Amount:"
      >
        <div className={page['card']} style={{ display: 'grid', gap: 12 }}>
          {amountSizes.map((size) => (
            <div
              key={size}
              style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 32px', alignItems: 'baseline' }}
            >
              <span className={page['small']} style={{ width: 64 }}>
                {size}
              </span>
              <Amount size={size} unit="¥" value="11,111.11" />
              <Amount size={size} unit="¥" value="88,888.88" />
            </div>
          ))}
        </div>
      </Section>
      <Section
        heading="On other widths"
        note="A size grows with the screen, up to a column of 480, and never falls below its size in rem: the text size of a phone enlarges it."
      >
        <Wide label="Sizes by width">
          <table className={`${page['table']} ${page['figure']}`}>
            <thead>
              <tr>
                <th scope="col">size</th>
                {widths.map((width) => (
                  <th key={width} scope="col">
                    {width} wide
                  </th>
                ))}
                <th scope="col">in the sheet</th>
              </tr>
            </thead>
            <tbody>
              {sizes.map((size) => (
                <tr key={size}>
                  <td>{size}</td>
                  {rangeOf(size).map((value, at) => (
                    <td key={widths[at]}>{value}</td>
                  ))}
                  <td>
                    <code>{fontPx(size)}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      </Section>
    </Foundation>
  )
}
